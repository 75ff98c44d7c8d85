import { auditTargetOf, subjectIdsOf, type AuditFilter } from '@nargisus/domain/audit';
import { sizesOf, type Product } from '@nargisus/domain/catalogue';
import { phoneParameter } from '@nargisus/domain/phones';
import { stockId } from '@nargisus/domain/stock';
import { phoneAuditId } from '../phones/phone-documents.ts';
import type { AuditSearch, AuditSearchRepository, AuditSubjects } from './audit-search.repository.ts';
import type { DeskSearchRepository } from './desk-search.repository.ts';

export interface AuditRepositories {
  readonly auditSearch: AuditSearchRepository;
  readonly deskSearch: DeskSearchRepository;
  readonly products: { readonly find: (id: string) => Promise<Product | undefined> };
  /** Names who made an entry. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

/** Firestore compares a field with 30 values at most. */
const MOST_SUBJECTS = 30;

/** The newest orders on a phone number whose entries are found. */
const MOST_ORDERS = 20;

/** Resolves a typed target: the audit log knows order numbers and ids, and no phone numbers (docs/retention.md). */
export async function auditSearchOf(
  repositories: AuditRepositories,
  { about, ...filter }: AuditFilter,
): Promise<AuditSearch> {
  return { ...filter, about: about ? await subjectsOf(repositories, about) : null };
}

async function subjectsOf(
  { deskSearch, products }: Pick<AuditRepositories, 'deskSearch' | 'products'>,
  about: string,
): Promise<AuditSubjects> {
  const target = auditTargetOf(about);
  if (target.kind === 'order') return { ids: [], labels: [target.number] };
  if (target.kind === 'phone') {
    const phone = phoneParameter.safeParse(target.digits);
    // A phone number may also be the name or the id of something.
    const ids = phone.success ? [about, phoneAuditId(phone.data)] : [about];
    return { ids, labels: await deskSearch.orderNumbersOfPhone(target.digits, MOST_ORDERS) };
  }
  const { text } = target;
  const ids = subjectIdsOf(text);
  const isDocumentId = /^[^/]+$/.test(text) && !/^(\.{1,2}|__.*__)$/.test(text);
  const product = isDocumentId ? await products.find(text) : undefined;
  // Stock is recorded by product and size.
  const ofStock = product ? sizesOf(product).map((size) => stockId({ productId: text, size })) : [];
  return { ids: [...ids, ...ofStock].slice(0, MOST_SUBJECTS - 1), labels: [text] };
}
