import { spreadRenditions } from '@nargisus/domain/catalogue';
import type { PublicCollection } from '@nargisus/domain/collections';
import { Picture } from './picture.tsx';

interface Props {
  collection: Pick<PublicCollection, 'image' | 'renditions'>;
  sizes: string;
  eager?: boolean;
}

/** Renders a collection's picture at the size of its frame: its renditions when they exist, otherwise the uploaded file. */
export function CollectionPicture({ collection: { image, renditions }, sizes, eager = false }: Props) {
  if (renditions) return <Picture files={spreadRenditions(renditions)} alt="" sizes={sizes} eager={eager} />;
  if (!image) return null;
  return <img src={image} alt="" width={640} height={800} loading={eager ? 'eager' : 'lazy'} />;
}
