import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { catalogueMessages } from './messages.ts';
import { ActionLink } from '../../ui/action.tsx';

/** SPEC 2, Product detail: the id is echoed, so that a mistyped link can be seen for what it is. */
export function ProductNotFound({ id }: { id: string }) {
  return (
    <Notice as="h1" title={catalogueMessages.notFound} text={`There is no product with the id "${id}".`}>
      <ActionLink to={paths.products()}>Back to Products</ActionLink>
    </Notice>
  );
}
