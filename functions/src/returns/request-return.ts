import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { OrderItem } from '@nargisus/domain/orders';
import {
  returnMessages,
  returnRejection,
  type RequestedReturnLine,
  type ReturnForm,
  type ReturnRequest,
} from '@nargisus/domain/returns';
import type { Caller } from '../http/authenticate.ts';
import type { ReviewPictures } from '../reviews/review-pictures.ts';
import type { ReturnsRepository } from './returns.repository.ts';

interface RequestRepositories {
  readonly returns: Pick<ReturnsRepository, 'create'>;
  readonly reviewPictures: Pick<ReviewPictures, 'urlsOf'>;
}

/**
 * Stores a customer's request to return lines of an order. Changes neither the order nor its stock or money. Reads the order
 * and each of its requests, and writes one document.
 * @throws ShopError 'not-found' for an order of another person, 'conflict' for lines that cannot be returned (returnRejection),
 * 'invalid' for a picture that does not exist
 */
export async function requestReturn(
  { returns, reviewPictures }: RequestRepositories,
  { caller, form, now }: { caller: Caller; form: ReturnForm; now: Date },
): Promise<ReturnRequest> {
  // Before the transaction, which runs again when another request was faster.
  const pictures = await reviewPictures.urlsOf(caller.uid, form.pictures);
  return returns.create(form.orderId, (_id, { order, requests }) => {
    if (order?.uid !== caller.uid) throw new ShopError('not-found', errorMessages.orderNotFound);
    const rejection = returnRejection(order, form.lines, { requests, now });
    if (rejection === returnMessages.notInOrder) throw new ShopError('not-found', rejection);
    if (rejection) throw new ShopError('conflict', rejection);
    return {
      ...{ _id, orderId: order._id, orderNumber: order.orderId, uid: caller.uid },
      lines: form.lines.map((line) => namedLine(line, order.items)),
      ...{ reason: form.reason, text: form.text, pictures },
      ...{ status: 'open', answer: '', createdAt: now, updatedAt: now },
    };
  });
}

/** Returns a line with what the order calls its product, which may be renamed or deleted since. */
function namedLine(line: RequestedReturnLine, items: readonly OrderItem[]): ReturnRequest['lines'][number] {
  const { name, nameBn, sizing } = items.find(
    ({ productId, size }) => productId === line.productId && size === line.size,
  )!;
  return { ...line, name, ...(nameBn && { nameBn }), ...(sizing && { sizing }) };
}
