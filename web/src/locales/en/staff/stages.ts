import { defineStrings } from '../../define-strings.ts';

/** The stages of an order on the order desk (docs/adr/0043). */
export const stageStrings = defineStrings('stages', {
  'to-call': 'To call',
  'to-pack': 'To pack',
  'to-hand-over': 'To hand over',
  'with-courier': 'With courier',
  problems: 'Problems',
  returns: 'Returns',
  'cash-due': 'Cash due',
  done: 'Done',
  cancelled: 'Cancelled',
});
