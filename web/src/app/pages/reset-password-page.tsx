import { useSearchParams } from 'react-router-dom';
import { VerifyEmail } from '#features/auth/verify-email.tsx';
import { ResetPassword } from '#features/auth/reset-password.tsx';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { withTheme } from '#theme/theme-provider.tsx';

/** The values of Firebase's `mode` for links that verify an email address; the others choose a password. */
const PROVING = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * /reset-password?mode=…&oobCode=…: the action URL of the project's mails (docs/deploy.md). A project has one such
 * URL for all its mails.
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
