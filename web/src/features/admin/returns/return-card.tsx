import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { returnCalls } from '@nargisus/domain/contract';
import type { ReturnRequest } from '@nargisus/domain/returns';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminReturnsStrings } from '#locales/en/staff/admin-returns.ts';
import { returnsStrings } from '#locales/en/returns.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CustomerPictures } from '#ui/customer-pictures.tsx';
import { ReturnLines } from '#ui/return-lines.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ExchangeRequestButton } from './exchange-request-button.tsx';
import { useRights } from '../shared/rights.ts';

interface Props {
  request: ReturnRequest;
  onChanged(): void;
}

/** Renders a return request with its order, and the buttons that answer an open one. */
export function ReturnCard({ request, onChanged }: Props) {
  const t = useStrings(adminReturnsStrings);
  const { reasons } = useStrings(returnsStrings);
  const { date, number } = useFormats();
  const mayDecide = useRights().mayCall(returnCalls.decideReturn);
  const [decision, setDecision] = useState<'agreed' | 'declined' | null>(null);
  return (
    <Box
      component="article"
      aria-label={t.heading(request.orderNumber)}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 3 } }}
    >
      <Link
        component={RouterLink}
        to={dashboardPaths.order(request.orderId)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {t.heading(request.orderNumber)}
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t.requested(date(request.createdAt))}
      </Typography>
      <ReturnLines lines={request.lines} />
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{reasons[request.reason]}</Typography>
      {request.text ? (
        <Typography sx={{ mt: 0.5, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {request.text}
        </Typography>
      ) : (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t.noText}
        </Typography>
      )}
      <CustomerPictures pictures={request.pictures} alt={(place) => t.picture(number(place))} />
      {request.answer && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t.answer}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{request.answer}</Typography>
        </Box>
      )}
      {mayDecide && request.status === 'open' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Button onClick={() => setDecision('agreed')}>{t.agree}</Button>
          <Button variant="outlined" onClick={() => setDecision('declined')}>
            {t.decline}
          </Button>
        </Box>
      )}
      <ExchangeRequestButton request={request} />
      {mayDecide && decision && (
        <DecisionDialog
          request={request}
          decision={decision}
          onSaved={() => {
            setDecision(null);
            onChanged();
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </Box>
  );
}
