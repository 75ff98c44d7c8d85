import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressLine, MAX_ADDRESSES, type SavedAddress } from '@nargisus/domain/checkout';
import { lazy, Suspense, useRef, useState } from 'react';
import { changeAddress, fetchAddresses, removeAddress } from '#data/users/addresses.ts';
import { useFetch } from '#data/query/use-fetch.ts';
import { addressStrings } from '#locales/en/addresses.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useNearViewport } from '#ui/use-near-viewport.ts';

/** A chunk of its own: the form and its search are needed by who changes an address. */
const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));

const ID = 'saved-addresses';
/** Pixels. */
const MARGIN = 200;

/** Renders the saved addresses. Reads one document, three while none is saved, when the section comes near the viewport. */
export function SavedAddresses({ uid }: { uid: string }) {
  const t = useStrings(addressStrings);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section, MARGIN);
  const [changes, setChanges] = useState(0);
  const addresses = useFetch(isNear ? `${uid} ${changes}` : null, fetchAddresses);
  return (
    <section ref={section} aria-labelledby={ID}>
      <Typography id={ID} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      {addresses.state === 'failed' ? (
        <LoadFailed text={t.failed} onRetry={addresses.retry} />
      ) : addresses.state === 'ready' ? (
        <List saved={addresses.value.saved} onChange={() => setChanges((count) => count + 1)} />
      ) : (
        <Skeleton role="status" aria-label={t.loading} style={{ height: 72 }} />
      )}
    </section>
  );
}

function List({ saved, onChange }: { saved: readonly SavedAddress[]; onChange(): void }) {
  const t = useStrings(addressStrings);
  const formats = useFormats();
  const [busy, setBusy] = useState<string | null>(null);
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const isFull = saved.length >= MAX_ADDRESSES;
  const most = formats.number(MAX_ADDRESSES);

  async function run(id: string, change: () => Promise<unknown>, failed: string) {
    setBusy(id);
    try {
      await change();
      onChange();
    } catch {
      toast(failed, { kind: 'error' });
    }
    setBusy(null);
  }
  const close = () => setEdited(null);

  return (
    <>
      <Typography color="textSecondary" role="status" sx={{ mb: 2 }}>
        {saved.length === 0 ? t.none : isFull ? t.full(most) : t.text(most)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 2 }}>
        {saved.map((address, place) => {
          const line = addressLine(address);
          return (
            <Box component="li" key={address.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {address.recipientName}
                {place === 0 && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                    {t.isDefault}
                  </Typography>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {line}
                <br />
                {formats.digits(address.recipientPhone)}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                <Button
                  variant="text"
                  size="small"
                  sx={{ px: 0 }}
                  aria-label={t.editOf(line)}
                  {...busyProps(busy !== null, () => setEdited(address))}
                >
                  {t.edit}
                </Button>
                {place > 0 && (
                  <Button
                    variant="text"
                    size="small"
                    sx={{ px: 0 }}
                    aria-label={t.makeDefaultOf(line)}
                    {...busyProps(busy !== null, () => {
                      const { id, ...values } = address;
                      void run(id, () => changeAddress(id, { ...values, isDefault: true }), t.notChanged);
                    })}
                  >
                    {t.makeDefault}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="small"
                  sx={{ px: 0 }}
                  aria-label={t.removeOf(line)}
                  {...busyProps(busy !== null, () => {
                    const remove = () => removeAddress(address.id).then(() => toast(t.removed));
                    void run(address.id, remove, t.notRemoved);
                  })}
                >
                  {t.remove}
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
      {!isFull && (
        <Button variant="outlined" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited === 'new' ? null : edited}
            isDefault={edited !== 'new' && edited.id === saved[0]?.id}
            onClose={close}
            onSaved={() => {
              close();
              onChange();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
