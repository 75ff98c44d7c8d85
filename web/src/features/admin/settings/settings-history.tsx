import Typography from '@mui/material/Typography';
import type { SectionId } from '@nargisus/domain/settings';
import { useSettingsHistory } from '#data/settings/settings-queries.ts';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SignedList } from '../shared/signed-list.tsx';
import { useSignerOf } from '../shared/use-signer-of.ts';
import { fieldTexts } from './field-texts.ts';
import { useQuotedValues } from './use-quoted-values.ts';

/** Renders who changed what in a section, newest first, live. Reads its changes, and one user record per colleague. */
export function SettingsHistory({ section }: { section: SectionId }) {
  const t = useStrings(adminSettingsStrings);
  const entries = useSettingsHistory(section);
  const signerOf = useSignerOf(entries, t.theShop);
  const texts = fieldTexts(t, section);
  const quoted = useQuotedValues(section);
  return (
    <SignedList
      id="settings-history"
      title={t.historyTitle}
      text={t.historyText}
      of={entries}
      failed={t.historyFailed}
      empty={t.noHistory}
      signerOf={signerOf}
      contentOf={({ before, after }) =>
        Object.keys(after ?? {}).map((field) => {
          const [was, is] = quoted(field, before?.[field], after?.[field]);
          return (
            <Typography key={field} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{texts(field).label}</strong>: {was} → {is}
            </Typography>
          );
        })
      }
    />
  );
}
