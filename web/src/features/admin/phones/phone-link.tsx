import MuiLink from '@mui/material/Link';
import { phoneCalls } from '@nargisus/domain/contract';
import { phoneParameter } from '@nargisus/domain/phones';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useRights } from '../shared/rights.ts';

interface Props {
  /** As stored or typed. */
  phone: string;
  /** The number itself by default. */
  label?: string;
}

/** Renders the link to the page of a number; its label alone for staff who may not open it, and for what is no number. */
export function PhoneLink({ phone, label = phone }: Props) {
  const { mayCall } = useRights();
  const number = phoneParameter.safeParse(phone);
  if (!number.success || !mayCall(phoneCalls.readPhone)) return label;
  return (
    <MuiLink component={Link} to={dashboardPaths.phone(number.data)} color="inherit">
      {label}
    </MuiLink>
  );
}
