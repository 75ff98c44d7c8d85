/** A way to pay that the simulator's store has: `gw` in the list of a session, and `cardname` in the URL of its page. */
interface Channel {
  name: string;
  type: string;
  /** What a buyer chooses on its page. */
  choice: 'card' | 'bkash' | 'nagad';
}

/** The real list has some fifty entries, with a code for each bank; Nagad is in it where the store's contract has it. */
const CHANNELS: Readonly<Record<string, Channel>> = {
  visacard: { name: 'VISA', type: 'visa', choice: 'card' },
  bkash: { name: 'BKash', type: 'mobilebanking', choice: 'bkash' },
  nagad: { name: 'Nagad', type: 'mobilebanking', choice: 'nagad' },
};

export type ChannelChoice = Channel['choice'];

/** What the page of all ways offers. */
const ALL_CHOICES: readonly ChannelChoice[] = ['card', 'bkash', 'nagad'];

export const isChannelChoice = (choice: string): choice is ChannelChoice =>
  ALL_CHOICES.includes(choice as ChannelChoice);

/** Returns what a page offers: everything, unless its `cardname` is that of a channel. */
export function choicesOf(cardname: unknown): readonly ChannelChoice[] {
  const channel = typeof cardname === 'string' && Object.hasOwn(CHANNELS, cardname) && CHANNELS[cardname];
  return channel ? [channel.choice] : ALL_CHOICES;
}

/** Returns the list `desc` of a session, whose page is at `page`. */
export const describeChannels = (page: string): object[] =>
  Object.entries(CHANNELS).map(([gw, { name, type }]) => ({
    name,
    type,
    logo: '',
    gw,
    r_flag: '1',
    redirectGatewayURL: `${page}?cardname=${gw}`,
  }));
