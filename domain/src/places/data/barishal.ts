import type { DivisionRows } from './division-rows.ts';

export const BARISHAL: DivisionRows = {
  id: 'barishal',
  region: 'Barisal',
  name: 'Barishal',
  nameBn: 'বরিশাল',
  districts: [
    {
      place: 'barguna|Barguna|বরগুনা',
      upazilas: `
barguna-sadar|Barguna Sadar|বরগুনা সদর
amtali|Amtali|আমতলী
bamna|Bamna|বামনা
betagi|Betagi|বেতাগী
pathorghata|Pathorghata|পাথরঘাটা
taltali|Taltali|তালতলি`,
    },
    {
      place: 'barishal|Barishal|বরিশাল|Barisal',
      thanas: `
airport|Airport|এয়ারপোর্ট
bandar|Bandar|বন্দর
kawnia|Kawnia|কাউনিয়া
kotwali|Kotwali|কোতোয়ালি`,
      upazilas: `
barishal-sadar|Barishal Sadar|বরিশাল সদর
agailjhara|Agailjhara|আগৈলঝাড়া
babuganj|Babuganj|বাবুগঞ্জ
bakerganj|Bakerganj|বাকেরগঞ্জ
banaripara|Banaripara|বানারীপাড়া
gournadi|Gournadi|গৌরনদী
hizla|Hizla|হিজলা
mehendiganj|Mehendiganj|মেহেন্দিগঞ্জ
muladi|Muladi|মুলাদী
wazirpur|Wazirpur|উজিরপুর`,
    },
    {
      place: 'bhola|Bhola|ভোলা',
      upazilas: `
bhola-sadar|Bhola Sadar|ভোলা সদর
borhanuddin|Borhanuddin|বোরহানউদ্দিন
char-fasson|Char Fasson|চরফ্যাশন
doulatkhan|Doulatkhan|দৌলতখান
lalmohan|Lalmohan|লালমোহন
monpura|Monpura|মনপুরা
tazumuddin|Tazumuddin|তজুমদ্দিন`,
    },
    {
      place: 'jhalokathi|Jhalokathi|ঝালকাঠি|Jhalakati',
      upazilas: `
jhalokathi-sadar|Jhalokathi Sadar|ঝালকাঠি সদর
kathalia|Kathalia|কাঠালিয়া
nalchity|Nalchity|নলছিটি
rajapur|Rajapur|রাজাপুর`,
    },
    {
      place: 'patuakhali|Patuakhali|পটুয়াখালী',
      upazilas: `
patuakhali-sadar|Patuakhali Sadar|পটুয়াখালী সদর
bauphal|Bauphal|বাউফল
dashmina|Dashmina|দশমিনা
dumki|Dumki|দুমকি
galachipa|Galachipa|গলাচিপা
kalapara|Kalapara|কলাপাড়া|Kuakata, কুয়াকাটা
mirzaganj|Mirzaganj|মির্জাগঞ্জ
rangabali|Rangabali|রাঙ্গাবালী`,
    },
    {
      place: 'pirojpur|Pirojpur|পিরোজপুর',
      upazilas: `
pirojpur-sadar|Pirojpur Sadar|পিরোজপুর সদর
bhandaria|Bhandaria|ভান্ডারিয়া
indurkani|Indurkani|ইন্দুরকানী|Zianagar, জিয়ানগর
kawkhali|Kawkhali|কাউখালী
mathbaria|Mathbaria|মঠবাড়ীয়া
nazirpur|Nazirpur|নাজিরপুর
nesarabad|Nesarabad|নেছারাবাদ|Swarupkati, স্বরূপকাঠি`,
    },
  ],
};
