import { cap, networkCap } from '../base/limits/limits.ts';

const HOUR = 3600;

const TOO_MANY = 'That’s a lot of notes at once. Please come back a little later.';
const ofMember = cap({ times: 20, seconds: HOUR, message: TOO_MANY });
const ofNetwork = networkCap({ times: 40, seconds: HOUR, message: TOO_MANY });
const photosOfMember = cap({
  times: 30,
  seconds: HOUR,
  message: 'That’s a lot of photographs. Please come back later.',
});
const photosOfNetwork = networkCap({
  times: 60,
  seconds: HOUR,
  message: 'That’s a lot of photographs. Please come back later.',
});
const marksOfMember = cap({ times: 120, seconds: 60 });
const reportsOfNetwork = networkCap({
  times: 10,
  seconds: HOUR,
  message: 'Thank you, that’s a lot of reports. Please write to us instead.',
});

/** Counts something written, by its member and by the network it comes from. */
export async function countWritten(userId: string, network: string): Promise<void> {
  await ofNetwork.take(network);
  await ofMember.take(userId);
}

export async function countPhoto(userId: string, network: string): Promise<void> {
  await photosOfNetwork.take(network);
  await photosOfMember.take(userId);
}

export const countMark = (userId: string): Promise<void> => marksOfMember.take(userId);
const objectionsOfNetwork = networkCap({
  times: 10,
  seconds: HOUR,
  message: 'That’s a lot of objections at once. Please come back a little later.',
});
export const countObjection = (network: string): Promise<void> => objectionsOfNetwork.take(network);
export const countReport = (network: string): Promise<void> => reportsOfNetwork.take(network);
