import { useLocation } from 'react-router-dom';
import { Invitation } from '#features/join/invitation.tsx';
import { joinStrings } from '#locales/en/staff/join.ts';
import { useStrings } from '#locales/use-strings.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { PageMeta } from '#ui/page-meta.ts';

/** /join: an invitation to work for the shop, by the link of its mail. */
export const JoinPage = withTheme(function JoinPage() {
  const t = useStrings(joinStrings);
  const { hash } = useLocation();
  return (
    <>
      <PageMeta title={t.title} noIndex />
      <Invitation token={hash.slice(1)} />
    </>
  );
});
