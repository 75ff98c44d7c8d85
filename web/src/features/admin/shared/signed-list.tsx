import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Loadable } from '#data/query/loadable.ts';
import { useFormats } from '#locales/formats.ts';
import { ListSection } from '../table/list-section.tsx';

interface Signed {
  readonly _id: string;
  readonly at: Date;
}

interface Props<Entry extends Signed> {
  /** The DOM ID of the heading. */
  id: string;
  title: string;
  /** Describes the list in a sentence. */
  text: string;
  of: Loadable<Entry[]>;
  failed: string;
  empty: string;
  /** Returns the author of an entry, with the email if known. */
  signerOf(entry: Entry): { readonly name: string; readonly email?: string };
  contentOf(entry: Entry): ReactNode;
  /** Between the heading and the list, such as the form that adds an entry. */
  children?: ReactNode;
}

/** Renders a section of entries with their author and time, in the given order. */
export function SignedList<Entry extends Signed>(props: Props<Entry>) {
  const { id, title, text, of, failed, empty, signerOf, contentOf, children } = props;
  const formats = useFormats();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      {children && <Box sx={{ mb: 2 }}>{children}</Box>}
      <ListSection
        of={of}
        failed={failed}
        rows={2}
        isEmpty={(entries) => entries.length === 0}
        empty={<Typography color="textSecondary">{empty}</Typography>}
      >
        {(entries) => (
          <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => {
              const { name, email } = signerOf(entry);
              return (
                <Box component="li" key={entry._id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                  {contentOf(entry)}
                  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    <span title={email}>{name}</span>,{' '}
                    <time dateTime={entry.at.toISOString()}>{formats.dateTime(entry.at)}</time>
                  </Typography>
                </Box>
              );
            })}
          </Box>
        )}
      </ListSection>
    </section>
  );
}
