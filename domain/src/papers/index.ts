export { labelCode, shortOrderId, type LabelParcel } from './label.ts';
export { pickList, type PickedProduct, type PickRow } from './pick-list.ts';
export { paperRejection } from './paper-rejection.ts';
export { packedLines, packedPieces, scanPiece, type PackedLine, type ProductCodes } from './packing.ts';
