import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { acceptInvitation } from '#data/users/staff.ts';
import { joinStrings } from '#locales/en/staff/join.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** Accepts an invitation and leads to the dashboard. `refusal` is the error of the last attempt. */
export function useAcceptInvitation(token: string) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const isInFlight = useRef(false); // a second press before the button is rendered as busy
  const accept = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await acceptInvitation(token);
    } catch (cause) {
      setRefusal(cause);
      isInFlight.current = false;
      return setBusy(false);
    }
    toast(currentStrings(joinStrings).accepted);
    await navigate(paths.dashboard(), { replace: true });
  };
  return { accept, isBusy, refusal };
}
