import type { DivisionRows } from './division-rows.ts';

export const DHAKA: DivisionRows = {
  id: 'dhaka',
  region: 'Dhaka',
  name: 'Dhaka',
  nameBn: 'ঢাকা',
  districts: [
    {
      place: 'dhaka|Dhaka|ঢাকা',
      thanas: `
adabor|Adabor|আদাবর|Shyamoli, শ্যামলী, Shekhertek, শেখেরটেক
badda|Badda|বাড্ডা|Merul Badda
banani|Banani|বনানী|Mohakhali, মহাখালী
bangshal|Bangshal|বংশাল
bhashantek|Bhashantek|ভাষানটেক
bhatara|Bhatara|ভাটারা|Vatara, Bashundhara Residential Area, বসুন্ধরা আবাসিক এলাকা, Nadda, নদ্দা
bimanbandar|Bimanbandar|বিমানবন্দর|Airport, এয়ারপোর্ট
cantonment|Cantonment|ক্যান্টনমেন্ট
chawkbazar|Chawkbazar|চকবাজার
dakshinkhan|Dakshinkhan|দক্ষিণখান
darus-salam|Darus Salam|দারুস সালাম
demra|Demra|ডেমরা
dhanmondi|Dhanmondi|ধানমন্ডি|Jigatola, জিগাতলা, Science Laboratory
gendaria|Gendaria|গেন্ডারিয়া
gulshan|Gulshan|গুলশান|Baridhara, বারিধারা, Niketan, নিকেতন
hatirjheel|Hatirjheel|হাতিরঝিল|Moghbazar, মগবাজার
hazaribagh|Hazaribagh|হাজারীবাগ
jatrabari|Jatrabari|যাত্রাবাড়ী
kadamtali|Kadamtali|কদমতলী
kafrul|Kafrul|কাফরুল|Ibrahimpur, ইব্রাহিমপুর, Mirpur 13, Mirpur 14
kalabagan|Kalabagan|কলাবাগান|Panthapath, পান্থপথ
kamrangirchar|Kamrangirchar|কামরাঙ্গীরচর
khilgaon|Khilgaon|খিলগাঁও|Taltola, তালতলা
khilkhet|Khilkhet|খিলক্ষেত|Nikunja, নিকুঞ্জ
kotwali|Kotwali|কোতোয়ালি
lalbagh|Lalbagh|লালবাগ
mirpur|Mirpur|মিরপুর|Mirpur 2, Mirpur 6, Mirpur 10, মিরপুর ১০
mohammadpur|Mohammadpur|মোহাম্মদপুর
motijheel|Motijheel|মতিঝিল|Dilkusha, দিলকুশা
mugda|Mugda|মুগদা
new-market|New Market|নিউমার্কেট
pallabi|Pallabi|পল্লবী|Mirpur 11, Mirpur 12
paltan|Paltan|পল্টন|Purana Paltan, Naya Paltan
ramna|Ramna|রমনা|Eskaton, ইস্কাটন, Siddheswari, সিদ্ধেশ্বরী
rampura|Rampura|রামপুরা|Banasree, বনশ্রী
rupnagar|Rupnagar|রূপনগর
sabujbagh|Sabujbagh|সবুজবাগ|Basabo, বাসাবো
shah-ali|Shah Ali|শাহ আলী|Mirpur 1
shahbagh|Shahbagh|শাহবাগ
shahjahanpur|Shahjahanpur|শাহজাহানপুর|Malibagh, মালিবাগ
sher-e-bangla-nagar|Sher-e-Bangla Nagar|শেরেবাংলা নগর|Agargaon, আগারগাঁও
shyampur|Shyampur|শ্যামপুর
sutrapur|Sutrapur|সূত্রাপুর
tejgaon|Tejgaon|তেজগাঁও|Farmgate, ফার্মগেট, Karwan Bazar, কারওয়ান বাজার
tejgaon-industrial|Tejgaon Industrial|তেজগাঁও শিল্পাঞ্চল
turag|Turag|তুরাগ
uttara-east|Uttara East|উত্তরা পূর্ব
uttara-west|Uttara West|উত্তরা পশ্চিম
uttarkhan|Uttarkhan|উত্তরখান
wari|Wari|ওয়ারী|Tikatuli, টিকাটুলি`,
      upazilas: `
dhamrai|Dhamrai|ধামরাই
dohar|Dohar|দোহার
keraniganj|Keraniganj|কেরানীগঞ্জ
nawabganj|Nawabganj|নবাবগঞ্জ
savar|Savar|সাভার|Ashulia, আশুলিয়া, Hemayetpur, হেমায়েতপুর`,
    },
    {
      place: 'faridpur|Faridpur|ফরিদপুর',
      upazilas: `
faridpur-sadar|Faridpur Sadar|ফরিদপুর সদর
alfadanga|Alfadanga|আলফাডাঙ্গা
bhanga|Bhanga|ভাঙ্গা
boalmari|Boalmari|বোয়ালমারী
charbhadrasan|Charbhadrasan|চরভদ্রাসন
madhukhali|Madhukhali|মধুখালী
nagarkanda|Nagarkanda|নগরকান্দা
sadarpur|Sadarpur|সদরপুর
saltha|Saltha|সালথা`,
    },
    {
      place: 'gazipur|Gazipur|গাজীপুর',
      thanas: `
basan|Basan|বাসন
gachha|Gachha|গাছা|Board Bazar, বোর্ড বাজার
kashimpur|Kashimpur|কাশিমপুর
konabari|Konabari|কোনাবাড়ী
pubail|Pubail|পূবাইল
tongi-east|Tongi East|টঙ্গী পূর্ব
tongi-west|Tongi West|টঙ্গী পশ্চিম`,
      upazilas: `
gazipur-sadar|Gazipur Sadar|গাজীপুর সদর|Joydebpur, জয়দেবপুর, Chowrasta, চৌরাস্তা
kaliakair|Kaliakair|কালিয়াকৈর|Chandra, চন্দ্রা
kaliganj|Kaliganj|কালীগঞ্জ
kapasia|Kapasia|কাপাসিয়া
sreepur|Sreepur|শ্রীপুর|Mawna, মাওনা`,
    },
    {
      place: 'gopalganj|Gopalganj|গোপালগঞ্জ',
      upazilas: `
gopalganj-sadar|Gopalganj Sadar|গোপালগঞ্জ সদর
kashiani|Kashiani|কাশিয়ানী
kotalipara|Kotalipara|কোটালীপাড়া
muksudpur|Muksudpur|মুকসুদপুর
tungipara|Tungipara|টুঙ্গিপাড়া`,
    },
    {
      place: 'kishoreganj|Kishoreganj|কিশোরগঞ্জ|Kishorganj',
      upazilas: `
kishoreganj-sadar|Kishoreganj Sadar|কিশোরগঞ্জ সদর
austagram|Austagram|অষ্টগ্রাম
bajitpur|Bajitpur|বাজিতপুর
bhairab|Bhairab|ভৈরব
hossainpur|Hossainpur|হোসেনপুর
itna|Itna|ইটনা
karimganj|Karimganj|করিমগঞ্জ
katiadi|Katiadi|কটিয়াদী
kuliarchar|Kuliarchar|কুলিয়ারচর
mithamoin|Mithamoin|মিঠামইন
nikli|Nikli|নিকলী
pakundia|Pakundia|পাকুন্দিয়া
tarail|Tarail|তাড়াইল`,
    },
    {
      place: 'madaripur|Madaripur|মাদারীপুর',
      upazilas: `
madaripur-sadar|Madaripur Sadar|মাদারীপুর সদর
dasar|Dasar|ডাসার
kalkini|Kalkini|কালকিনি
rajoir|Rajoir|রাজৈর
shibchar|Shibchar|শিবচর`,
    },
    {
      place: 'manikganj|Manikganj|মানিকগঞ্জ',
      upazilas: `
manikganj-sadar|Manikganj Sadar|মানিকগঞ্জ সদর
daulatpur|Daulatpur|দৌলতপুর
ghior|Ghior|ঘিওর
harirampur|Harirampur|হরিরামপুর
saturia|Saturia|সাটুরিয়া
shibaloy|Shibaloy|শিবালয়
singair|Singair|সিংগাইর`,
    },
    {
      place: 'munshiganj|Munshiganj|মুন্সিগঞ্জ|Bikrampur',
      upazilas: `
munshiganj-sadar|Munshiganj Sadar|মুন্সিগঞ্জ সদর
gajaria|Gajaria|গজারিয়া
lohajang|Lohajang|লৌহজং|Mawa, মাওয়া
sirajdikhan|Sirajdikhan|সিরাজদিখান
sreenagar|Sreenagar|শ্রীনগর
tongibari|Tongibari|টঙ্গীবাড়ী`,
    },
    {
      place: 'narayanganj|Narayanganj|নারায়ণগঞ্জ|N Ganj',
      thanas: `
fatullah|Fatullah|ফতুল্লা
siddhirganj|Siddhirganj|সিদ্ধিরগঞ্জ`,
      upazilas: `
narayanganj-sadar|Narayanganj Sadar|নারায়ণগঞ্জ সদর|Chashara, চাষাঢ়া
araihazar|Araihazar|আড়াইহাজার
bandar|Bandar|বন্দর
rupganj|Rupganj|রূপগঞ্জ|Purbachal, পূর্বাচল, Bhulta, ভুলতা
sonargaon|Sonargaon|সোনারগাঁও`,
    },
    {
      place: 'narsingdi|Narsingdi|নরসিংদী',
      upazilas: `
narsingdi-sadar|Narsingdi Sadar|নরসিংদী সদর
belabo|Belabo|বেলাবো
monohardi|Monohardi|মনোহরদী
palash|Palash|পলাশ
raipura|Raipura|রায়পুরা
shibpur|Shibpur|শিবপুর`,
    },
    {
      place: 'rajbari|Rajbari|রাজবাড়ী',
      upazilas: `
rajbari-sadar|Rajbari Sadar|রাজবাড়ী সদর
baliakandi|Baliakandi|বালিয়াকান্দি
goalanda|Goalanda|গোয়ালন্দ
kalukhali|Kalukhali|কালুখালী
pangsa|Pangsa|পাংশা`,
    },
    {
      place: 'shariatpur|Shariatpur|শরীয়তপুর',
      upazilas: `
shariatpur-sadar|Shariatpur Sadar|শরীয়তপুর সদর
bhedarganj|Bhedarganj|ভেদরগঞ্জ
damudya|Damudya|ডামুড্যা
gosairhat|Gosairhat|গোসাইরহাট
naria|Naria|নড়িয়া
zajira|Zajira|জাজিরা`,
    },
    {
      place: 'tangail|Tangail|টাঙ্গাইল',
      upazilas: `
tangail-sadar|Tangail Sadar|টাঙ্গাইল সদর
basail|Basail|বাসাইল
bhuapur|Bhuapur|ভূঞাপুর
delduar|Delduar|দেলদুয়ার
dhanbari|Dhanbari|ধনবাড়ী
ghatail|Ghatail|ঘাটাইল
gopalpur|Gopalpur|গোপালপুর
kalihati|Kalihati|কালিহাতী
madhupur|Madhupur|মধুপুর
mirzapur|Mirzapur|মির্জাপুর
nagarpur|Nagarpur|নাগরপুর
sakhipur|Sakhipur|সখিপুর`,
    },
  ],
};
