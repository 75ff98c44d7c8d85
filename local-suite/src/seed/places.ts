import type { Address } from '@nargisus/domain/checkout';

/** Shipping addresses of the seeded orders: at least one in each region. */
export const PLACES: readonly Pick<
  Address,
  'region' | 'city' | 'district' | 'address' | 'landmark' | 'addressCategory'
>[] = [
  {
    region: 'Dhaka',
    city: 'Dhaka',
    district: 'Dhaka',
    address: 'House 27, Road 8/A, Dhanmondi',
    landmark: 'Rabindra Sarobar',
    addressCategory: 'home',
  },
  {
    region: 'Dhaka',
    city: 'Dhaka',
    district: 'Dhaka',
    address: 'Level 6, 44 Kemal Ataturk Avenue, Banani',
    landmark: '',
    addressCategory: 'office',
  },
  {
    region: 'Dhaka',
    city: 'Narayanganj',
    district: 'Narayanganj',
    address: '112 Bangabandhu Road, Chashara',
    landmark: 'Chashara rail gate',
    addressCategory: 'home',
  },
  {
    region: 'Chittagong',
    city: 'Chattogram',
    district: 'Chattogram',
    address: '15 OR Nizam Road, Panchlaish',
    landmark: 'GEC Circle',
    addressCategory: 'home',
  },
  {
    region: 'Sylhet',
    city: 'Sylhet',
    district: 'Sylhet',
    address: 'Flat 3B, Kumarpara Point',
    landmark: 'Zindabazar',
    addressCategory: 'home',
  },
  {
    region: 'Rajshahi',
    city: 'Rajshahi',
    district: 'Rajshahi',
    address: '78 Shaheb Bazar, Ghoramara',
    landmark: 'Zero Point',
    addressCategory: 'office',
  },
  {
    region: 'Khulna',
    city: 'Khulna',
    district: 'Khulna',
    address: '9 KDA Avenue, Sonadanga',
    landmark: '',
    addressCategory: 'home',
  },
  {
    region: 'Barisal',
    city: 'Barishal',
    district: 'Barishal',
    address: '31 Sadar Road',
    landmark: 'Bibir Pukur',
    addressCategory: 'home',
  },
  {
    region: 'Rangpur',
    city: 'Rangpur',
    district: 'Rangpur',
    address: '5 Jahaj Company Mor, Station Road',
    landmark: 'Jahaj Company Mor',
    addressCategory: 'others',
  },
  {
    region: 'Mymensingh',
    city: 'Mymensingh',
    district: 'Mymensingh',
    address: '22 Ganginar Par',
    landmark: '',
    addressCategory: 'home',
  },
];
