import { PRODUCT_STATS, USER_STATS } from '@nargisus/domain/stats';
import { getFirestore } from 'firebase-admin/firestore';
import { AddressBooksRepository } from '../accounts/address-books.repository.ts';
import { AuthAccounts } from '../accounts/auth-accounts.ts';
import { DeletionsRepository } from '../accounts/deletions.repository.ts';
import { EmailClaimsRepository } from '../accounts/email-claims.repository.ts';
import { ProfileImages } from '../accounts/profile-images.ts';
import { RightsRepository } from '../accounts/rights.repository.ts';
import { StaffInvitationsRepository } from '../accounts/staff-invitations.repository.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { WishlistsRepository } from '../accounts/wishlists.repository.ts';
import { ConversionsRepository } from '../ads/conversions.repository.ts';
import { CartsRepository } from '../cart/carts.repository.ts';
import { CourierEventsRepository } from '../couriers/courier-events.repository.ts';
import { ParcelsRepository } from '../couriers/parcels.repository.ts';
import { CatalogueIndexRepository } from '../catalogue/catalogue-index.repository.ts';
import { ProductAuditRepository } from '../catalogue/product-audit.repository.ts';
import { ProductSearchRepository } from '../catalogue/product-search.repository.ts';
import { ProductsRepository } from '../catalogue/products.repository.ts';
import { StylesRepository } from '../catalogue/styles.repository.ts';
import { CollectionsRepository } from '../collections/collections.repository.ts';
import { AuditSearchRepository } from '../finding/audit-search.repository.ts';
import { DeskSearchRepository } from '../finding/desk-search.repository.ts';
import { SavedViewsRepository } from '../finding/saved-views.repository.ts';
import { CountersRepository } from '../counters/counters.repository.ts';
import { RateLimitsRepository } from '../http/rate-limits.repository.ts';
import { MailsRepository } from '../mails/mails.repository.ts';
import { HealthRepository } from '../operations/health.repository.ts';
import { PapersRepository } from '../order-documents/papers.repository.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { ManualPaymentsRepository } from '../payments/manual-payments.repository.ts';
import { PhonesRepository } from '../phones/phones.repository.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { RangeFiles } from '../reports/range/range-files.ts';
import { RangeReportsRepository } from '../reports/range/range-reports.repository.ts';
import { ReportsRepository } from '../reports/reports.repository.ts';
import { ReturnsRepository } from '../returns/returns.repository.ts';
import { ReviewPictures } from '../reviews/review-pictures.ts';
import { ReviewsRepository } from '../reviews/reviews.repository.ts';
import { SalesRepository } from '../sales/sales.repository.ts';
import { SettingsRepository } from '../settings/settings.repository.ts';
import { AvailabilityRepository } from '../stock/availability.repository.ts';
import { StockAlertsRepository } from '../stock/stock-alerts.repository.ts';
import { ProductRowsRepository } from '../catalogue/product-rows.repository.ts';
import { SmsRepository } from '../sms/sms.repository.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import { JournalRepository } from '../settlements/journal.repository.ts';
import { RiderCashRepository } from '../settlements/rider-cash.repository.ts';
import { SettlementsRepository } from '../settlements/settlements.repository.ts';
import { VouchersRepository } from '../vouchers/vouchers.repository.ts';
import { adminApp } from '../firestore/admin-app.ts';

/** All data that the shop stores, by repository. */
export interface Repositories {
  readonly products: ProductsRepository;
  readonly catalogueIndex: CatalogueIndexRepository;
  readonly collections: CollectionsRepository;
  readonly productSearch: ProductSearchRepository;
  readonly productAudit: ProductAuditRepository;
  readonly styles: StylesRepository;
  readonly carts: CartsRepository;
  readonly wishlists: WishlistsRepository;
  readonly reviews: ReviewsRepository;
  readonly reviewPictures: ReviewPictures;
  readonly returns: ReturnsRepository;
  readonly users: UsersRepository;
  readonly emailClaims: EmailClaimsRepository;
  readonly accounts: AuthAccounts;
  readonly rights: RightsRepository;
  readonly staffInvitations: StaffInvitationsRepository;
  readonly deletions: DeletionsRepository;
  readonly profileImages: ProfileImages;
  readonly orders: OrdersRepository;
  readonly sales: SalesRepository;
  readonly stock: StockRepository;
  readonly addressBooks: AddressBooksRepository;
  readonly stockAlerts: StockAlertsRepository;
  readonly vouchers: VouchersRepository;
  readonly productRows: ProductRowsRepository;
  readonly availability: AvailabilityRepository;
  readonly parcels: ParcelsRepository;
  readonly courierEvents: CourierEventsRepository;
  readonly papers: PapersRepository;
  readonly settlements: SettlementsRepository;
  readonly riderCash: RiderCashRepository;
  readonly journal: JournalRepository;
  readonly deskSearch: DeskSearchRepository;
  readonly auditSearch: AuditSearchRepository;
  readonly savedViews: SavedViewsRepository;
  readonly payments: PaymentsRepository;
  readonly manualPayments: ManualPaymentsRepository;
  readonly reports: ReportsRepository;
  readonly rangeReports: RangeReportsRepository;
  readonly rangeFiles: RangeFiles;
  readonly mails: MailsRepository;
  readonly conversions: ConversionsRepository;
  readonly sms: SmsRepository;
  readonly phones: PhonesRepository;
  readonly settings: SettingsRepository;
  readonly images: ImagesRepository;
  readonly rateLimits: RateLimitsRepository;
  readonly health: HealthRepository;
  readonly productCounters: CountersRepository<typeof PRODUCT_STATS>;
  readonly userCounters: CountersRepository<typeof USER_STATS>;
}

export function createRepositories(): Repositories {
  const db = getFirestore(adminApp());
  return {
    products: new ProductsRepository(db),
    catalogueIndex: new CatalogueIndexRepository(db),
    collections: new CollectionsRepository(db),
    productSearch: new ProductSearchRepository(db),
    productAudit: new ProductAuditRepository(db),
    styles: new StylesRepository(db),
    carts: new CartsRepository(db),
    wishlists: new WishlistsRepository(db),
    reviews: new ReviewsRepository(db),
    reviewPictures: new ReviewPictures(),
    returns: new ReturnsRepository(db),
    users: new UsersRepository(db),
    emailClaims: new EmailClaimsRepository(db),
    accounts: new AuthAccounts(),
    rights: new RightsRepository(db),
    staffInvitations: new StaffInvitationsRepository(db),
    deletions: new DeletionsRepository(db),
    profileImages: new ProfileImages(),
    orders: new OrdersRepository(db),
    phones: new PhonesRepository(db),
    sales: new SalesRepository(db),
    stock: new StockRepository(db),
    addressBooks: new AddressBooksRepository(db),
    stockAlerts: new StockAlertsRepository(db),
    vouchers: new VouchersRepository(db),
    productRows: new ProductRowsRepository(db),
    availability: new AvailabilityRepository(db),
    parcels: new ParcelsRepository(db),
    courierEvents: new CourierEventsRepository(db),
    papers: new PapersRepository(db),
    settlements: new SettlementsRepository(db),
    riderCash: new RiderCashRepository(db),
    journal: new JournalRepository(db),
    deskSearch: new DeskSearchRepository(db),
    auditSearch: new AuditSearchRepository(db),
    savedViews: new SavedViewsRepository(db),
    payments: new PaymentsRepository(db),
    manualPayments: new ManualPaymentsRepository(db),
    reports: new ReportsRepository(db),
    rangeReports: new RangeReportsRepository(db),
    rangeFiles: new RangeFiles(),
    mails: new MailsRepository(db),
    conversions: new ConversionsRepository(db),
    sms: new SmsRepository(db),
    settings: new SettingsRepository(db),
    images: new ImagesRepository(db),
    rateLimits: new RateLimitsRepository(db),
    health: new HealthRepository(db),
    productCounters: new CountersRepository(db, 'products', PRODUCT_STATS),
    userCounters: new CountersRepository(db, 'users', USER_STATS),
  };
}
