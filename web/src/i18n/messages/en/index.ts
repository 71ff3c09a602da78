import cart from './cart.ts';
import frame from './frame.ts';
import home from './home.ts';
import order from './order.ts';
import payment from './payment.ts';
import sandbox from './sandbox.ts';

export default { ...frame, ...home, ...cart, ...payment, ...order, ...sandbox };
