import { MAX_SLIDES, type Slide } from '@nargisus/domain/home';
import { useEffect, useEffectEvent, useRef } from 'react';
import { deleteUpload } from '#data/images/upload-file.ts';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { OrderedList } from './ordered-list.tsx';
import type { PartEditor } from './part-editor.ts';
import { SlideFields } from './slide-fields.tsx';

const NEW_SLIDE: Slide = {
  picture: '',
  alt: '',
  altBn: '',
  category: '',
  categoryBn: '',
  title: '',
  titleBn: '',
  subtitle: '',
  subtitleBn: '',
  link: '/products',
};

/** Renders the editor of the banner's slides. Uploads that no saved slide shows are deleted when it is left. */
export function SlidesInput(part: PartEditor<readonly Slide[]>) {
  const t = useStrings(adminHomeStrings);
  const uploaded = useRef(new Set<string>());
  const leave = useEffectEvent(() => {
    for (const url of uploaded.current)
      if (!part.stored.some(({ picture }) => picture === url)) deleteUpload(url);
  });
  useEffect(() => () => leave(), []);
  return (
    <OrderedList
      part={part}
      most={MAX_SLIDES}
      least={1}
      addLabel={t.addSlide}
      nameOf={t.slide}
      newItem={() => NEW_SLIDE}
      renderItem={(slide, errorAt, set) => (
        <SlideFields
          slide={slide}
          errorAt={errorAt}
          onChange={set}
          onUploaded={(url) => void uploaded.current.add(url)}
        />
      )}
    />
  );
}
