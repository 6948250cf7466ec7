import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('chat-auth', 'routes/chat-auth.tsx'),
  route('free-fortune-content/:id', 'routes/free-fortune-content.tsx'),
  route('premium-fortune-content/:id', 'routes/premium-fortune-content.tsx'),
  route('free-fortune-result', 'routes/free-fortune-result.tsx'),
  route('free-tarot-content/:id', 'routes/free-tarot-content.tsx'),
  route('premium-tarot-content/:id', 'routes/premium-tarot-content.tsx'),
  route('free-tarot-result', 'routes/free-tarot-result.tsx'),
  route('payment', 'routes/payment.tsx'),
  route('premium-fortune-analysis', 'routes/premium-fortune-analysis.tsx'),
  route('premium-tarot-analysis', 'routes/premium-tarot-analysis.tsx'),
  route('premium-fortune-result/:id', 'routes/premium-fortune-result.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
