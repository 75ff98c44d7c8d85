import { STORE } from '../store/store.ts';
import { emailField, phoneField } from './contact-fields.ts';
import { linesField, requiredTextField, textField } from './fields.ts';
import { defineSection, type ValuesOf } from './section.ts';
import { settingsMessages } from './settings-messages.ts';

/** The shop as customers see it: contact page, footer, invoices, packing slips, mails. Empty fields are not shown. */
export const shopSection = defineSection({
  isPublic: true,
  fields: {
    name: requiredTextField(settingsMessages.shopNameMissing, 60, STORE.name),
    email: emailField(STORE.email),
    phone: phoneField(),
    whatsapp: phoneField(),
    address: linesField(300),
    addressBn: linesField(300),
    tradeLicence: textField(60),
    dbid: textField(60),
    bin: textField(60),
    bkash: phoneField(),
    nagad: phoneField(),
  },
});

export type ShopSettings = ValuesOf<typeof shopSection>;
