import type { CreditReason } from '@nargisus/domain/invoices';
import type { DocumentLanguage } from './document-messages.ts';

/** The texts of tax invoices and credit notes. The form of the National Board of Revenue is in Bangla. */
export interface TaxMessages {
  readonly government: string;
  readonly board: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly rule: string;
  readonly form: { readonly invoice: string; readonly creditNote: string };
  readonly seller: string;
  readonly bin: string;
  readonly address: string;
  readonly buyer: string;
  readonly destination: string;
  readonly number: string;
  readonly issued: string;
  readonly order: string;
  readonly credits: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<CreditReason, string>>;
  readonly columns: Readonly<
    Record<
      'description' | 'unit' | 'quantity' | 'unitPrice' | 'net' | 'duty' | 'rate' | 'vat' | 'total',
      string
    >
  >;
  readonly piece: string;
  readonly service: string;
  readonly sum: string;
  readonly officer: string;
  readonly designation: string;
  readonly signature: string;
  readonly included: string;
}

const english: TaxMessages = {
  government: 'Government of the People’s Republic of Bangladesh',
  board: 'National Board of Revenue, Dhaka',
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
  rule: '[See clauses (c) and (f) of sub-rule (1) of rule 40]',
  form: { invoice: 'Mushak-6.3', creditNote: 'Mushak-6.7' },
  seller: 'Registered person',
  bin: 'BIN',
  address: 'Address of issue',
  buyer: 'Buyer',
  destination: 'Destination of the supply',
  number: 'Number',
  issued: 'Issued',
  order: 'Order',
  credits: 'Takes back invoice',
  reason: 'Reason',
  reasons: {
    cancelled: 'The order was cancelled',
    returned: 'The goods came back',
    'part-returned': 'A part of the goods was refused at the door',
    edited: 'The order was changed',
    deleted: 'The order was deleted',
  },
  columns: {
    description: 'Description',
    unit: 'Unit',
    quantity: 'Qty',
    unitPrice: 'Unit price before tax',
    net: 'Price before tax',
    duty: 'SD',
    rate: 'VAT rate',
    vat: 'VAT',
    total: 'Price with tax',
  },
  piece: 'Piece',
  service: 'Service',
  sum: 'Total',
  officer: 'Officer in charge',
  designation: 'Designation',
  signature: 'Signature and seal',
  included: 'Amounts in taka. Prices are after discounts.',
};

const bangla: TaxMessages = {
  government: 'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার',
  board: 'জাতীয় রাজস্ব বোর্ড, ঢাকা',
  invoice: 'কর চালানপত্র',
  creditNote: 'ক্রেডিট নোট',
  rule: '[বিধি ৪০-এর উপ-বিধি (১)-এর দফা (গ) ও (চ) দ্রষ্টব্য]',
  form: { invoice: 'মূসক-৬.৩', creditNote: 'মূসক-৬.৭' },
  seller: 'নিবন্ধিত ব্যক্তি',
  bin: 'বিআইএন',
  address: 'ইস্যুর ঠিকানা',
  buyer: 'ক্রেতা',
  destination: 'সরবরাহের গন্তব্যস্থল',
  number: 'চালানপত্র নম্বর',
  issued: 'ইস্যুর তারিখ ও সময়',
  order: 'অর্ডার',
  credits: 'যে চালানপত্র ফেরত নেওয়া হলো',
  reason: 'কারণ',
  reasons: {
    cancelled: 'অর্ডারটি বাতিল হয়েছে',
    returned: 'পণ্য ফেরত এসেছে',
    'part-returned': 'ডেলিভারির সময় কিছু পণ্য নেওয়া হয়নি',
    edited: 'অর্ডারটি বদলানো হয়েছে',
    deleted: 'অর্ডারটি মুছে ফেলা হয়েছে',
  },
  columns: {
    description: 'পণ্য বা সেবার বর্ণনা',
    unit: 'একক',
    quantity: 'পরিমাণ',
    unitPrice: 'করের আগে একক মূল্য',
    net: 'করের আগে মোট মূল্য',
    duty: 'সম্পূরক শুল্ক',
    rate: 'মূসকের হার',
    vat: 'মূসক',
    total: 'সকল করসহ মূল্য',
  },
  piece: 'পিস',
  service: 'সেবা',
  sum: 'সর্বমোট',
  officer: 'দায়িত্বপ্রাপ্ত ব্যক্তির নাম',
  designation: 'পদবি',
  signature: 'স্বাক্ষর ও সিল',
  included: 'সব অঙ্ক টাকায়। মূল্য ছাড় বাদ দেওয়ার পরে।',
};

export const TAX_MESSAGES: Readonly<Record<DocumentLanguage, TaxMessages>> = { en: english, bn: bangla };
