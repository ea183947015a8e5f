import { isNode, type Node, valuesOf } from './nodes.ts';

/** Addresses on the web of a node's pictures, each once. */
export const pictureAddresses = (node: Node): string[] => [...new Set(valuesOf(node.image).flatMap(addressOf))];

function addressOf(image: unknown): string[] {
  const address = isNode(image) ? (image.url ?? image.contentUrl) : image;
  return typeof address === 'string' && /^https?:\/\/\S/i.test(address) ? [address] : [];
}
