// @vitest-environment jsdom
import { MAX_WISHLIST } from '@nargisus/domain/wishlist';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publishIdentity, type SignedIn } from '../auth/identity-store.ts';
import { changeWishlist } from './change-wishlist.ts';
import { mergeGuestWishlist } from './sync-wishlist.ts';
import * as documents from './wishlist-documents.ts';
import {
  readGuestWishlist,
  readMemberWishlist,
  readWishlist,
  subscribeToWishlist,
  writeGuestWishlist,
  writeMemberWishlist,
} from './wishlist-store.ts';

vi.mock('./wishlist-documents.ts', () => ({
  readWishlistDocument: vi.fn(),
  addToWishlistDocument: vi.fn(),
  removeFromWishlistDocument: vi.fn(),
}));

const member: SignedIn = {
  state: 'signed-in',
  uid: 'u1',
  email: 'u1@nargisus.test',
  phone: '',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  createdAt: null,
  role: 'user',
};

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  publishIdentity({ state: 'signed-out' });
});

describe('a guest', () => {
  test('keeps products in this browser, the newest last, and writes no document', async () => {
    await changeWishlist('a', true);
    await changeWishlist('b', true);
    await changeWishlist('a', true);
    expect(readWishlist({ state: 'signed-out' })).toEqual(['b', 'a']);
    await changeWishlist('b', false);
    expect(readGuestWishlist()).toEqual(['a']);
    expect(documents.addToWishlistDocument).not.toHaveBeenCalled();
  });

  test('cannot add to a full list, but can remove from it', async () => {
    writeGuestWishlist(Array.from({ length: MAX_WISHLIST }, (_, index) => `p${index}`));
    expect(await changeWishlist('a', true)).toBe('full');
    expect(await changeWishlist('p0', false)).toBe('saved');
    expect(await changeWishlist('a', true)).toBe('saved');
  });

  test.each(['', 'null', '7', '{', '{"productIds":7}', '{"productIds":[7]}'])(
    'has an empty list where the browser stores %j',
    (stored) => {
      localStorage.setItem('nargisus.wishlist', stored);
      expect(readGuestWishlist()).toEqual([]);
    },
  );
});

describe('a member', () => {
  beforeEach(() => {
    publishIdentity(member);
    writeMemberWishlist('u1', ['a']);
  });

  test('sees a change at once, before the server has answered', async () => {
    let answer = () => {};
    vi.mocked(documents.addToWishlistDocument).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const change = changeWishlist('b', true);
    await vi.waitFor(() => expect(readMemberWishlist('u1')).toEqual(['a', 'b']));
    answer();
    expect(await change).toBe('saved');
    expect(documents.addToWishlistDocument).toHaveBeenCalledWith('u1', ['b']);
  });

  test('sees a rejected change undone', async () => {
    vi.mocked(documents.removeFromWishlistDocument).mockRejectedValue(new Error('no'));
    await expect(changeWishlist('a', false)).rejects.toThrow('no');
    expect(readMemberWishlist('u1')).toEqual(['a']);
  });

  test('does not see the list of another user of this browser, nor any after the sign-out', () => {
    expect(readWishlist({ ...member, uid: 'u2' })).toBeNull();
    expect(readWishlist({ state: 'unknown' })).toEqual(['a']);
    publishIdentity({ state: 'signed-out' });
    expect(localStorage.getItem('nargisus.private.wishlist')).toBeNull();
  });

  test('gets the guest’s products once at sign-in, and the guest’s list is cleared', async () => {
    writeGuestWishlist(['a', 'b']);
    vi.mocked(documents.readWishlistDocument).mockResolvedValue(['z', 'a']);
    await mergeGuestWishlist('u1');
    expect(documents.addToWishlistDocument).toHaveBeenCalledExactlyOnceWith('u1', ['b']);
    expect([readMemberWishlist('u1'), readGuestWishlist()]).toEqual([['z', 'a', 'b'], []]);
  });

  test('keeps the guest’s list when the merge fails', async () => {
    writeGuestWishlist(['b']);
    vi.mocked(documents.readWishlistDocument).mockResolvedValue([]);
    vi.mocked(documents.addToWishlistDocument).mockRejectedValue(new Error('no'));
    await expect(mergeGuestWishlist('u1')).rejects.toThrow('no');
    expect(readGuestWishlist()).toEqual(['b']);
  });
});

test('a change notifies the hearts', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToWishlist(listener);
  writeGuestWishlist(['a']);
  writeMemberWishlist('u1', ['a']);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  writeGuestWishlist([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
