import Box from '@mui/material/Box';
import { MAX_ALT } from '@nargisus/domain/catalogue';
import { MAX_SLIDE_CATEGORY, MAX_SLIDE_SUBTITLE, MAX_SLIDE_TITLE, type Slide } from '@nargisus/domain/home';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { LinkField } from './link-field.tsx';
import { SlidePictureField } from './slide-picture-field.tsx';

interface Props {
  slide: Slide;
  errorAt(field: keyof Slide): string | undefined;
  onChange(slide: Slide): void;
  onUploaded(url: string): void;
}

/** The texts of a slide in the order of its fields, each with its length. */
const TEXTS = [
  ['category', MAX_SLIDE_CATEGORY],
  ['categoryBn', MAX_SLIDE_CATEGORY],
  ['title', MAX_SLIDE_TITLE],
  ['titleBn', MAX_SLIDE_TITLE],
  ['subtitle', MAX_SLIDE_SUBTITLE],
  ['subtitleBn', MAX_SLIDE_SUBTITLE],
  ['alt', MAX_ALT],
  ['altBn', MAX_ALT],
] as const;

const REQUIRED: readonly (keyof Slide)[] = ['category', 'title'];

/** Renders the fields of one slide. */
export function SlideFields({ slide, errorAt, onChange, onUploaded }: Props) {
  const t = useStrings(adminHomeStrings);
  return (
    <>
      <SlidePictureField
        picture={slide.picture}
        error={errorAt('picture')}
        onChange={(url) => {
          onUploaded(url);
          onChange({ ...slide, picture: url });
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        {TEXTS.map(([field, longest]) => (
          <TextInput
            key={field}
            label={t[field]}
            value={slide[field]}
            lang={field.endsWith('Bn') ? 'bn' : 'en'}
            maxLength={longest}
            rows={field.startsWith('subtitle') ? 2 : undefined}
            isOptional={!REQUIRED.includes(field)}
            error={errorAt(field) !== undefined}
            helperText={errorAt(field) ?? (field === 'alt' ? t.altHelp : undefined)}
            onChange={({ target }) => onChange({ ...slide, [field]: target.value })}
          />
        ))}
      </Box>
      <LinkField
        value={slide.link}
        error={errorAt('link')}
        onChange={(link) => onChange({ ...slide, link })}
      />
    </>
  );
}
