import { Text } from './text.tsx';
import { AccountPhoto } from './account-photo.tsx';
import css from './account-line.module.css';

interface Props {
  photoUrl: string | null;
  name: string;
  /** The email, or the phone number of an account without one. */
  signIn: string;
}

/** Renders photo, name and email or phone number of an account. */
export function AccountLine({ photoUrl, name, signIn }: Props) {
  return (
    <div className={css.line}>
      <AccountPhoto photoUrl={photoUrl} size={44} />
      <div>
        <Text variant="h6" as="p">
          {name}
        </Text>
        <Text variant="caption" as="p" tone="secondary">
          {signIn}
        </Text>
      </div>
    </div>
  );
}
