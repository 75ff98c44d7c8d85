export {
  figuresChange,
  figuresOf,
  PRODUCT_FIGURES,
  USER_FIGURES,
  type Figure,
  type FiguresOf,
  type ProductFigures,
  type UserFigures,
} from './figures.ts';
