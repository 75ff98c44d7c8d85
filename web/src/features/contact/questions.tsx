import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { motion } from '#theme/motion.ts';
import { PlusIcon } from '#ui/icons.tsx';

/** Often asked: each opens on its own, by the browser's own means. */
export function Questions() {
  const t = useStrings(contactStrings);
  return (
    <section aria-labelledby="questions">
      <Typography variant="h2" id="questions" sx={{ mb: 2 }}>
        {t.faqTitle}
      </Typography>
      {t.faq.map(({ question, answer }) => (
        <Question key={question}>
          <summary>
            {question} <PlusIcon size={20} />
          </summary>
          <p>{answer}</p>
        </Question>
      ))}
    </section>
  );
}

const Question = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 60,
    paddingBlock: 10,
    fontSize: '1.125rem',
    fontWeight: 600,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.3em' },
  },
  '& svg': { flex: 'none', transition: `rotate ${motion.quick} ${motion.settle}` },
  '&[open] svg': { rotate: '45deg' },
  '& > p': { maxWidth: '64ch', margin: '0 0 24px', color: theme.vars.palette.text.secondary },
}));
