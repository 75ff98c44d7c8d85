import { useSearchParams } from 'react-router-dom';
import { VerifyEmail } from '#features/auth/verify-email.tsx';
import { ResetPassword } from '#features/auth/reset-password.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';
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
        <PageTitle text={t.verifyTitle} description={t.verifiedLead} unlisted />
        <VerifyEmail key={code} code={code} />
      </>
    );
  }
  return (
    <>
      <PageTitle text={t.resetTitle} description={t.forgotDescription} unlisted />
      <ResetPassword key={code} code={code} />
    </>
  );
});
