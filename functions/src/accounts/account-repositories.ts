import type { ConversionsRepository } from '../ads/conversions.repository.ts';
import type { CartsRepository } from '../cart/carts.repository.ts';
import type { SavedViewsRepository } from '../finding/saved-views.repository.ts';
import type { MailsRepository } from '../mails/mails.repository.ts';
import type { SmsRepository } from '../sms/sms.repository.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';
import type { ManualPaymentsRepository } from '../payments/manual-payments.repository.ts';
import type { PaymentsRepository } from '../payments/payments.repository.ts';
import type { PhonesRepository } from '../phones/phones.repository.ts';
import type { ReturnsRepository } from '../returns/returns.repository.ts';
import type { ReviewPictures } from '../reviews/review-pictures.ts';
import type { ReviewsRepository } from '../reviews/reviews.repository.ts';
import type { StockAlertsRepository } from '../stock/stock-alerts.repository.ts';
import type { VouchersRepository } from '../vouchers/vouchers.repository.ts';
import type { AddressBooksRepository } from './address-books.repository.ts';
import type { AuthAccounts } from './auth-accounts.ts';
import type { DeletionsRepository } from './deletions.repository.ts';
import type { EmailClaimsRepository } from './email-claims.repository.ts';
import type { ProfileImages } from './profile-images.ts';
import type { StaffInvitationsRepository } from './staff-invitations.repository.ts';
import type { UsersRepository } from './users.repository.ts';
import type { WishlistsRepository } from './wishlists.repository.ts';

/** The repositories with data about a person, of every capability: an export reads them, a deletion clears them. */
export interface AccountRepositories {
  readonly users: UsersRepository;
  readonly emailClaims: EmailClaimsRepository;
  readonly accounts: AuthAccounts;
  readonly profileImages: ProfileImages;
  readonly staffInvitations: StaffInvitationsRepository;
  readonly deletions: DeletionsRepository;
  readonly carts: CartsRepository;
  readonly addressBooks: AddressBooksRepository;
  readonly savedViews: SavedViewsRepository;
  readonly wishlists: WishlistsRepository;
  readonly stockAlerts: StockAlertsRepository;
  readonly reviews: ReviewsRepository;
  readonly reviewPictures: ReviewPictures;
  readonly returns: ReturnsRepository;
  readonly vouchers: VouchersRepository;
  readonly orders: OrdersRepository;
  readonly phones: PhonesRepository;
  readonly payments: PaymentsRepository;
  readonly conversions: ConversionsRepository;
  readonly manualPayments: ManualPaymentsRepository;
  readonly mails: MailsRepository;
  readonly sms: SmsRepository;
}
