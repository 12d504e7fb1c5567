// Occupancy and earnings as reported by the server, as text and charts.
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
