import type { Product } from '@nargisus/domain/catalogue';
import { Picture } from './picture.tsx';
import css from './product-picture.module.css';

interface Props {
  product: Pick<Product, 'image' | 'images' | 'name'>;
  sizes: string;
  eager?: boolean;
  /** Empty where the name stands next to it anyway. */
  alt?: string;
}

/** A product's picture in its 4:5 slot: its renditions where they were made, else the picture as uploaded. */
export function ProductPicture({ product, sizes, eager = false, alt = product.name }: Props) {
  return (
    <div className={css.slot}>
      {product.images?.length ? (
        <Picture files={product.images} alt={alt} sizes={sizes} eager={eager} />
      ) : (
        <img src={product.image} alt={alt} width={640} height={800} loading={eager ? 'eager' : 'lazy'} />
      )}
    </div>
  );
}
