import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { SignedIn } from '#data/auth/identity.ts';
import { signInMethodStrings } from '#locales/en/sign-in-methods.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmailPanel } from './email-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';

/** Renders the number and the email that sign in to the account, and the forms that add or change them (docs/adr/0075). */
export function SignInMethods({ person }: { person: Pick<SignedIn, 'email' | 'phone'> }) {
  const t = useStrings(signInMethodStrings);
  const { digits } = useFormats();
  const [open, setOpen] = useState<'phone' | 'email' | null>(null);
  const close = () => setOpen(null);
  const { email, phone } = person;
  return (
    <section aria-labelledby="sign-in-methods">
      <Typography id="sign-in-methods" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      <Method
        name={t.phone}
        value={phone ? digits(phone) : t.noPhone}
        action={phone ? t.changePhone : t.addPhone}
        isOpen={open === 'phone'}
        onToggle={() => setOpen(open === 'phone' ? null : 'phone')}
      >
        <PhonePanel present={phone} onDone={close} />
      </Method>
      <Method
        name={t.email}
        value={email || t.noEmail}
        action={email ? undefined : t.addEmail}
        isOpen={open === 'email'}
        onToggle={() => setOpen(open === 'email' ? null : 'email')}
      >
        <EmailPanel onDone={close} />
      </Method>
    </section>
  );
}

interface MethodProps {
  name: string;
  value: string;
  /** The label of the button that opens the form; undefined for none. */
  action: string | undefined;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

function Method({ name, value, action, isOpen, onToggle, children }: MethodProps) {
  const t = useStrings(signInMethodStrings);
  return (
    <Box sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{value}</Typography>
        </Box>
        {action && (
          <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? t.cancel : action}
          </Button>
        )}
      </Box>
      {isOpen && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Box>
  );
}
