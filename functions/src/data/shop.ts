import { PRODUCT_FIGURES, USER_FIGURES } from '@nargisus/domain/counting';
import { getFirestore } from 'firebase-admin/firestore';
import { AuthAccounts } from '../accounts/auth-accounts.ts';
import { DeletionsRepository } from '../accounts/deletions.repository.ts';
import { ProfilePictures } from '../accounts/profile-pictures.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { CartsRepository } from '../cart/carts.repository.ts';
import { CatalogueIndexRepository } from '../catalogue/catalogue-index.repository.ts';
import { ProductAuditRepository } from '../catalogue/product-audit.repository.ts';
import { ProductsRepository } from '../catalogue/products.repository.ts';
import { TallyRepository } from '../counting/tally.repository.ts';
import { RateLimitsRepository } from '../http/rate-limits.repository.ts';
import { MailsRepository } from '../mails/mails.repository.ts';
import { HealthRepository } from '../operations/health.repository.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import { PicturesRepository } from '../pictures/pictures.repository.ts';
import { ReportsRepository } from '../reports/reports.repository.ts';
import { adminApp } from './admin-app.ts';

/** Everything that is kept, by what it is. */
export interface Shop {
  readonly products: ProductsRepository;
  readonly catalogueIndex: CatalogueIndexRepository;
  readonly productAudit: ProductAuditRepository;
  readonly carts: CartsRepository;
  readonly users: UsersRepository;
  readonly accounts: AuthAccounts;
  readonly deletions: DeletionsRepository;
  readonly profilePictures: ProfilePictures;
  readonly orders: OrdersRepository;
  readonly payments: PaymentsRepository;
  readonly reports: ReportsRepository;
  readonly mails: MailsRepository;
  readonly pictures: PicturesRepository;
  readonly rateLimits: RateLimitsRepository;
  readonly health: HealthRepository;
  readonly productTally: TallyRepository<typeof PRODUCT_FIGURES>;
  readonly userTally: TallyRepository<typeof USER_FIGURES>;
}

export function openShop(): Shop {
  const db = getFirestore(adminApp());
  return {
    products: new ProductsRepository(db),
    catalogueIndex: new CatalogueIndexRepository(db),
    productAudit: new ProductAuditRepository(db),
    carts: new CartsRepository(db),
    users: new UsersRepository(db),
    accounts: new AuthAccounts(),
    deletions: new DeletionsRepository(db),
    profilePictures: new ProfilePictures(),
    orders: new OrdersRepository(db),
    payments: new PaymentsRepository(db),
    reports: new ReportsRepository(db),
    mails: new MailsRepository(db),
    pictures: new PicturesRepository(db),
    rateLimits: new RateLimitsRepository(db),
    health: new HealthRepository(db),
    productTally: new TallyRepository(db, 'products', PRODUCT_FIGURES),
    userTally: new TallyRepository(db, 'users', USER_FIGURES),
  };
}
