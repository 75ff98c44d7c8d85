import type { DivisionRows } from './division-rows.ts';

export const KHULNA: DivisionRows = {
  id: 'khulna',
  region: 'Khulna',
  name: 'Khulna',
  nameBn: 'খুলনা',
  districts: [
    {
      place: 'bagerhat|Bagerhat|বাগেরহাট',
      upazilas: `
bagerhat-sadar|Bagerhat Sadar|বাগেরহাট সদর
chitalmari|Chitalmari|চিতলমারী
fakirhat|Fakirhat|ফকিরহাট
kachua|Kachua|কচুয়া
mollahat|Mollahat|মোল্লাহাট
mongla|Mongla|মোংলা
morrelganj|Morrelganj|মোড়েলগঞ্জ
rampal|Rampal|রামপাল
sarankhola|Sarankhola|শরণখোলা`,
    },
    {
      place: 'chuadanga|Chuadanga|চুয়াডাঙ্গা',
      upazilas: `
chuadanga-sadar|Chuadanga Sadar|চুয়াডাঙ্গা সদর
alamdanga|Alamdanga|আলমডাঙ্গা
damurhuda|Damurhuda|দামুড়হুদা
jibannagar|Jibannagar|জীবননগর`,
    },
    {
      place: 'jashore|Jashore|যশোর|Jessore',
      upazilas: `
jashore-sadar|Jashore Sadar|যশোর সদর
abhaynagar|Abhaynagar|অভয়নগর|Noapara, নওয়াপাড়া
bagherpara|Bagherpara|বাঘারপাড়া
chougachha|Chougachha|চৌগাছা
jhikargachha|Jhikargachha|ঝিকরগাছা
keshabpur|Keshabpur|কেশবপুর
manirampur|Manirampur|মণিরামপুর
sharsha|Sharsha|শার্শা|Benapole, বেনাপোল`,
    },
    {
      place: 'jhenaidah|Jhenaidah|ঝিনাইদহ|Jhenidah',
      upazilas: `
jhenaidah-sadar|Jhenaidah Sadar|ঝিনাইদহ সদর
harinakundu|Harinakundu|হরিণাকুণ্ডু
kaliganj|Kaliganj|কালীগঞ্জ
kotchandpur|Kotchandpur|কোটচাঁদপুর
moheshpur|Moheshpur|মহেশপুর
shailkupa|Shailkupa|শৈলকুপা`,
    },
    {
      place: 'khulna|Khulna|খুলনা',
      thanas: `
khulna-sadar|Khulna Sadar|খুলনা সদর
sonadanga|Sonadanga|সোনাডাঙ্গা
khalishpur|Khalishpur|খালিশপুর
daulatpur|Daulatpur|দৌলতপুর
khan-jahan-ali|Khan Jahan Ali|খানজাহান আলী
labanchara|Labanchara|লবণচরা
harintana|Harintana|হরিণটানা
aranghata|Aranghata|আড়ংঘাটা`,
      upazilas: `
botiaghata|Botiaghata|বটিয়াঘাটা
dacope|Dacope|দাকোপ
digholia|Digholia|দিঘলিয়া
dumuria|Dumuria|ডুমুরিয়া
koyra|Koyra|কয়রা
paikgachha|Paikgachha|পাইকগাছা
phultala|Phultala|ফুলতলা
rupsha|Rupsha|রূপসা
terokhada|Terokhada|তেরখাদা|Terkhada`,
    },
    {
      place: 'kushtia|Kushtia|কুষ্টিয়া',
      upazilas: `
kushtia-sadar|Kushtia Sadar|কুষ্টিয়া সদর
bheramara|Bheramara|ভেড়ামারা
daulatpur|Daulatpur|দৌলতপুর
khoksa|Khoksa|খোকসা
kumarkhali|Kumarkhali|কুমারখালী
mirpur|Mirpur|মিরপুর`,
    },
    {
      place: 'magura|Magura|মাগুরা',
      upazilas: `
magura-sadar|Magura Sadar|মাগুরা সদর
mohammadpur|Mohammadpur|মহম্মদপুর
shalikha|Shalikha|শালিখা
sreepur|Sreepur|শ্রীপুর`,
    },
    {
      place: 'meherpur|Meherpur|মেহেরপুর',
      upazilas: `
meherpur-sadar|Meherpur Sadar|মেহেরপুর সদর
gangni|Gangni|গাংনী
mujibnagar|Mujibnagar|মুজিবনগর`,
    },
    {
      place: 'narail|Narail|নড়াইল',
      upazilas: `
narail-sadar|Narail Sadar|নড়াইল সদর
kalia|Kalia|কালিয়া
lohagara|Lohagara|লোহাগড়া`,
    },
    {
      place: 'satkhira|Satkhira|সাতক্ষীরা',
      upazilas: `
satkhira-sadar|Satkhira Sadar|সাতক্ষীরা সদর
assasuni|Assasuni|আশাশুনি
debhata|Debhata|দেবহাটা
kalaroa|Kalaroa|কলারোয়া
kaliganj|Kaliganj|কালিগঞ্জ
shyamnagar|Shyamnagar|শ্যামনগর
tala|Tala|তালা`,
    },
  ],
};
