import { readTrackingLink, type TrackedOrder as Tracked } from '@nargisus/domain/orders';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { serverError } from '#data/api/call-api.ts';
import { trackOrder } from '#data/orders/track-order.ts';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { TrackedOrder } from './tracked-order.tsx';
import { TrackingForm } from './tracking-form.tsx';
import css from './order-tracking.module.css';

/** What the link in the address led to; the order of a form is kept beside it. */
type Outcome = { fragment: string; order: Tracked } | { fragment: string; error: unknown };

/** Renders /track in all its states. One request for a link; with the form one for each try. */
export function OrderTracking() {
  const t = useStrings(trackingStrings);
  const navigate = useNavigate();
  const fragment = useFragment();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [found, setFound] = useState<Tracked | null>(null);

  useEffect(() => {
    const link = readTrackingLink(fragment);
    if (!link) return undefined;
    let isObsolete = false;
    trackOrder(link).then(
      (order) => !isObsolete && setOutcome({ fragment, order }),
      (error: unknown) => !isObsolete && setOutcome({ fragment, error }),
    );
    return () => {
      isObsolete = true;
    };
  }, [fragment]);

  const link = readTrackingLink(fragment);
  const ofLink = outcome?.fragment === fragment ? outcome : null;
  const order = link ? ofLink && 'order' in ofLink && ofLink.order : found;
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <Text variant="h1">{t.title}</Text>
        {!order && !(link && !ofLink) && <Text tone="secondary">{t.lead}</Text>}
      </header>
      {order ? (
        <>
          <TrackedOrder order={order} />
          <p>
            <Button
              type="button"
              variant="outlined"
              onClick={() => {
                setFound(null);
                void navigate(paths.track(), { replace: true });
              }}
            >
              {t.another}
            </Button>
          </p>
        </>
      ) : link && !ofLink ? (
        <Skeleton role="status" aria-label={t.loading} className={css.skeleton} />
      ) : (
        <TrackingForm
          initialOrderId={link?.orderId}
          initialError={ofLink && 'error' in ofLink ? (serverError(ofLink.error) ?? t.failed) : undefined}
          onFound={(tracked) => {
            setFound(tracked);
            if (link) void navigate(paths.track(), { replace: true });
          }}
        />
      )}
    </Container>
  );
}

const neverChanges = () => () => undefined;

/** Returns the fragment of the address; '' in the prerendered HTML, which no server knows it for. */
function useFragment(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  );
}
