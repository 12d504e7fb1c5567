// How full homes were and what they earned: figures as the server tells them, in words and in charts.
export {
  currenciesOf,
  type Earned,
  earnedIn,
  type Figures,
  isWithoutSales,
  mainCurrency,
  monthName,
  percentText,
} from "./figures";
export {
  type FiguresBeside,
  FiguresChart,
  type Measure,
  measured,
  measureText,
  measureTitle,
} from "./figures-chart";
