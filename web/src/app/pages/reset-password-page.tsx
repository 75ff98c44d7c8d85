import { useSearchParams } from 'react-router-dom';
import { ResetPassword } from '../../features/auth/reset-password.tsx';
import { authTexts } from '../../texts/en/auth.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** /reset-password?oobCode=…: where Firebase's mail leads once the project's action address says so (docs/deploy.md). */
export function ResetPasswordPage() {
  const t = useTexts(authTexts);
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  return (
    <>
      <PageTitle text={t.resetTitle} description={t.forgotDescription} unlisted />
      <ResetPassword key={code} code={code} />
    </>
  );
}
