import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { parcelProgress, type DeskParcel, type Parcel } from '@nargisus/domain/couriers';
import { useParcel } from '#data/couriers/parcel-queries.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Money } from '#ui/money.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DescriptionList } from '../order-detail/description-list.tsx';
import { CourierReports } from './courier-reports.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelError } from './parcel-error.tsx';
import { useParcelCash } from './use-parcel-cash.tsx';

interface Props {
  shown: DeskParcel;
  /** Since when the courier owes the order's cash; null when it does not. */
  cashDueSince: Date | null;
}

/** Renders a parcel with what is wrong with it and what staff can do. Live; reads the parcel. */
export function ParcelDetails({ shown, cashDueSince }: Props) {
  const t = useStrings(adminCouriersStrings);
  const parcel = useParcel(shown.invoice);
  if (parcel.state === 'loading') return <Skeleton style={{ height: 96 }} />;
  if (parcel.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={parcel.retry} />;
  if (parcel.state === 'missing') return <Typography color="textSecondary">{t.loadFailed}</Typography>;
  return (
    <>
      <Facts parcel={parcel.value} cashDueSince={cashDueSince} />
      <div role="status">
        {shown.problem && (
          <AlertBox severity="warning" style={{ marginTop: 12 }}>
            {t.problems[shown.problem]}
          </AlertBox>
        )}
        <ParcelError parcel={parcel.value} />
      </div>
      <ParcelActions parcel={parcel.value} />
      {parcel.value.sightings.length > 0 && <CourierReports sightings={parcel.value.sightings} />}
    </>
  );
}

function Facts({ parcel, cashDueSince }: { parcel: Parcel; cashDueSince: Date | null }) {
  const t = useStrings(adminCouriersStrings);
  const statuses = useStrings(statusStrings);
  const { dateTime } = useFormats();
  const { state, sightings, cod, consignmentId, trackingUrl } = parcel;
  const progress = parcelProgress(sightings, cod);
  const cash = useParcelCash(parcel, cashDueSince);
  const hints = [progress.isHeld && t.held, progress.isClaimed && t.claimed].filter(Boolean);
  const where = state === 'booked' ? `${t.states.booked}: ${statuses[progress.status]}` : t.states[state];
  return (
    <>
      <Typography sx={{ mb: hints.length > 0 ? 0 : 1 }}>{where}</Typography>
      {hints.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {hints.join(' ')}
        </Typography>
      )}
      <DescriptionList
        rows={[
          [t.invoice, parcel._id],
          ...(consignmentId ? [[t.consignment, consignmentId] as const] : []),
          [t.collect, <Money key="cod" amount={cod} />],
          ...(progress.collected !== null && progress.collected !== cod
            ? [[t.collected, <Money key="collected" amount={progress.collected} />] as const]
            : []),
          ...(cash ? [cash] : []),
          ...(progress.at ? [[t.seen, dateTime(progress.at)] as const] : []),
        ]}
      />
      {trackingUrl && (
        <Link
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-block', py: 1 }}
        >
          {t.track}
        </Link>
      )}
    </>
  );
}
