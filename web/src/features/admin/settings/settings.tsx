import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SECTION_IDS, type SectionId } from '@nargisus/domain/settings';
import { useSearchParams } from 'react-router-dom';
import { useSettings } from '#data/settings/settings-queries.ts';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SectionList } from './section-list.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { useRights } from '../shared/rights.ts';

/** Renders the Settings tab: the sections, and the one that the URL names. */
export function Settings() {
  const t = useStrings(adminSettingsStrings);
  const [parameters] = useSearchParams();
  const section = SECTION_IDS.find((id) => id === parameters.get('section')) ?? SECTION_IDS[0];
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: { xs: 3, lg: 6 }, gridTemplateColumns: { lg: '200px minmax(0, 1fr)' } }}
      >
        <SectionList current={section} />
        <OneSection key={section} section={section} />
      </Box>
    </>
  );
}

/** Reads the section's document, and for admins its history. */
function OneSection({ section }: { section: SectionId }) {
  const t = useStrings(adminSettingsStrings);
  const { isAdmin } = useRights(); // the audit log is for admins alone
  const { title, text } = t.sections[section];
  const settings = useSettings(section);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <section aria-labelledby="settings-section">
        <Typography id="settings-section" variant="h4" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '60ch' }}>
          {text}
        </Typography>
        {settings.state === 'ready' ? (
          <SettingsForm record={settings.value} />
        ) : settings.state === 'failed' ? (
          <LoadFailed text={t.failed} onRetry={settings.retry} />
        ) : (
          <Box role="status" aria-label={t.loading} sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} style={{ height: 56 }} />
            ))}
          </Box>
        )}
      </section>
      {isAdmin && <SettingsHistory section={section} />}
    </Box>
  );
}
