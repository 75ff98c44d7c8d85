import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { subtractPaisa, wholeTaka, type Paisa } from '@nargisus/domain/money';
import { advanceStrings } from '#locales/en/advance.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders what a cash order pays online now and in cash at the door (docs/adr/0062). */
export const AdvanceNotice = withTheme(function AdvanceNotice({
  advance,
  total,
}: {
  advance: Paisa;
  total: Paisa;
}) {
  const t = useStrings(advanceStrings);
  const { takaInWords } = useFormats();
  const rest = wholeTaka(subtractPaisa(total, advance));
  return (
    <AlertBox severity="info" sx={{ mt: 2 }}>
      <AlertTitle>
        {rest > 0 ? t.split(takaInWords(advance), takaInWords(rest)) : t.whole(takaInWords(advance))}
      </AlertTitle>
      <Typography variant="body2">{t.why}</Typography>
    </AlertBox>
  );
});
