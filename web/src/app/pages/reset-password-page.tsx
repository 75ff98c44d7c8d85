import { useSearchParams } from 'react-router-dom';
import { VerifyEmail } from '#features/auth/verify-email.tsx';
import { ResetPassword } from '#features/auth/reset-password.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { withTheme } from '#theme/theme-provider.tsx';

/** What Firebase's `mode` says of links that prove an address; the others choose a password. */
const PROVING = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * /reset-password?mode=…&oobCode=…: where Firebase's mails lead once the project's action address says so (docs/deploy.md).
 * A project has one such address for all of its mails.
 */
export const ResetPasswordPage = withTheme(function ResetPasswordPage() {
  const t = useStrings(authStrings);
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  if (PROVING.includes(query.get('mode') ?? '')) {
    return (
      <>
        <PageMeta title={t.verifyTitle} description={t.verifiedLead} noIndex />
        <VerifyEmail key={code} code={code} />
      </>
    );
  }
  return (
    <>
      <PageMeta title={t.resetTitle} description={t.forgotDescription} noIndex />
      <ResetPassword key={code} code={code} />
    </>
  );
});
