import { LINK_TRUST } from './link-trust.ts';

/** 0..1: how likely a link is right, by how near two wordings are and by how much nearer than the next field. */
export const linkTrust = (near: number, margin: number): number =>
  1 / (1 + Math.exp(-(LINK_TRUST.bias + LINK_TRUST.near * near + LINK_TRUST.margin * margin)));
