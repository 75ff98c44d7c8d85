import { withTheme } from '#theme/theme-provider.tsx';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders that the place offers another option than the chosen one. */
export const ReplacedOptionNotice = withTheme(function ReplacedOptionNotice({ text }: { text: string }) {
  return (
    <AlertBox severity="info" style={{ marginBottom: 16 }}>
      {text}
    </AlertBox>
  );
});
