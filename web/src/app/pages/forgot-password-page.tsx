import { ForgotPassword } from '#features/auth/forgot-password.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { withTheme } from '#theme/theme-provider.tsx';

/** /forgot-password (docs/reference/specification.md 2, Route table). Open to signed-in users too. */
export const ForgotPasswordPage = withTheme(function ForgotPasswordPage() {
  const t = useStrings(authStrings);
  return (
    <>
      <PageMeta title={t.forgotTitle} description={t.forgotDescription} />
      <ForgotPassword />
    </>
  );
});
