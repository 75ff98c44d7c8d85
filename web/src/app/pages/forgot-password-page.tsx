import { ForgotPassword } from '#features/auth/forgot-password.tsx';
import { authTexts } from '#texts/en/auth.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

/**
 * /forgot-password (docs/reference/specification.md 2, Route table). Open to who is signed in too: a password can
 * be forgotten then.
 */
export function ForgotPasswordPage() {
  const t = useTexts(authTexts);
  return (
    <>
      <PageTitle text={t.forgotTitle} description={t.forgotDescription} />
      <ForgotPassword />
    </>
  );
}
