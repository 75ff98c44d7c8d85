import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { formatTaka, type Paisa } from '@nargisus/domain/money';
import { useEffect, useRef } from 'react';

export interface Conflict {
  message: string;
  changes: readonly string[];
  total: Paisa;
}

/** What the shop answered instead of an order. It takes the focus, as the press that led here is answered by it. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <Alert ref={box} tabIndex={-1} severity="warning">
      <AlertTitle>{conflict.message}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {conflict.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        <li>The new total is {formatTaka(conflict.total)}.</li>
      </Box>
    </Alert>
  );
}
