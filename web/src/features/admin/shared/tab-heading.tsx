import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

interface Props {
  title: string;
  about: string;
  /** The heading, if the tab moves the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Renders the title of a tab and a text that says what it is for. */
export const TabHeading = ({ title, about, ref }: Props) => (
  <>
    <Typography
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      variant="h2"
      component="h1"
      sx={{ mb: 1, outline: ref ? 'none' : undefined }}
    >
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '64ch' }}>
      {about}
    </Typography>
  </>
);
