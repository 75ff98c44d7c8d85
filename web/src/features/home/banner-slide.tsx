import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { homeStrings } from '#locales/en/home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Picture } from '#ui/picture.tsx';
import { sitePicture } from '#ui/site-picture.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/button.tsx';
import css from './banner-slide.module.css';

interface Props {
  /** The drawn picture's name. */
  picture: string;
  words: { category: string; title: string; subtitle: string };
  /** '1 of 4' */
  label: string;
  current: boolean;
  /** In sight when the page opens. */
  first: boolean;
  pictured: boolean;
}

/** Words on the calm side of the picture: left in wide windows, below in tall ones. */
export function BannerSlide({ picture, words, label, current, first, pictured }: Props) {
  const t = useStrings(homeStrings);
  return (
    <div
      className={css.frame}
      role="group"
      aria-roledescription={t.slideRole}
      aria-label={label}
      inert={!current}
    >
      {pictured && (
        <div className={css.photo}>
          <Picture
            files={sitePicture(picture, [640, 1280, 1920], 16 / 9)}
            sizes="max(100vw, 160vh)"
            alternative={{
              media: '(max-aspect-ratio: 1/1)',
              files: sitePicture(`${picture}-portrait`, [480, 720, 1080], 3 / 4),
              sizes: 'max(100vw, 66vh)',
            }}
            alt=""
            eager={first}
          />
        </div>
      )}
      <Container className={css.words} data-current={current}>
        <Text variant="overline" as="p">
          {words.category} <span className={css.thread} aria-hidden /> {t.collection}
        </Text>
        <Text variant="h1" as="h2">
          {words.title}
        </Text>
        <Text variant="subtitle1" as="p">
          {words.subtitle}
        </Text>
        <ButtonLink to={paths.products()}>{t.browse}</ButtonLink>
      </Container>
    </div>
  );
}
