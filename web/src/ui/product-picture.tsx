import type { Product } from '@nargisus/domain/catalogue';
import { Picture } from './picture.tsx';
import { PictureFrame } from './picture-frame.tsx';

interface Props {
  product: Pick<Product, 'image' | 'images' | 'name'>;
  sizes: string;
  eager?: boolean;
  priority?: 'low';
  /** Empty when the name stands next to it. */
  alt?: string;
}

/** Renders a product's image at 4:5: its renditions when they exist, otherwise the uploaded file. */
export function ProductPicture({ product, sizes, eager = false, priority, alt = product.name }: Props) {
  return (
    <PictureFrame>
      {product.images?.length ? (
        <Picture files={product.images} alt={alt} sizes={sizes} eager={eager} priority={priority} />
      ) : (
        <img src={product.image} alt={alt} width={640} height={800} loading={eager ? 'eager' : 'lazy'} />
      )}
    </PictureFrame>
  );
}
