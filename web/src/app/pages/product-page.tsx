import { useParams } from 'react-router-dom';
import { useProduct } from '../../data/products.repository.ts';
import { ProductDetail, ProductDetailSkeleton } from '../../features/catalogue/product-detail.tsx';
import { ProductNotFound } from '../../features/catalogue/product-not-found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Action } from '../../ui/action.tsx';

export function ProductPage() {
  const { id = '' } = useParams();
  const product = useProduct(id);
  switch (product.state) {
    case 'loading':
      return <ProductDetailSkeleton />;
    case 'missing':
      return (
        <>
          <PageTitle text="Product not found" />
          <ProductNotFound id={id} />
        </>
      );
    case 'failed':
      return (
        <Notice
          as="h1"
          title="The product could not be loaded"
          text="Please check your connection and try again."
        >
          <Action type="button" onClick={product.retry}>
            Try again
          </Action>
        </Notice>
      );
    case 'ready':
      return (
        <>
          <PageTitle text={product.value.name} />
          <ProductDetail product={product.value} />
        </>
      );
  }
}
