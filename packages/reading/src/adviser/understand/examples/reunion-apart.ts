import { asked } from './asked.ts';

/** After a parting: whether the other comes back, what they feel, and what to do about it. */
export const REUNION_APART = asked(`
reunion.will | 석달 전에 끝났는데 다시 붙을 가능성 있음?
reunion.will | 내가 매달려서 질렸을텐데 그래도 돌아올까
reunion.will | 그 사람 마음이 다시 열릴까요
reunion.will | 걔 언젠간 나한테 다시 오겠지?
reunion.will | 전남친이 먼저 연락할까
reunion.will | 전여친이 나한테 다시 연락 올까요
reunion.will | 헤어진 남자가 다시 만나자고 할까요
reunion.will | 차단 풀고 연락 올 가능성 있을까 전남친
reunion.will | 새로 만나는 사람이랑 헤어지고 저한테 올까요
reunion.will | 전남친 지금 여친이랑 오래갈까
reunion.will | 우리 인연이 여기서 끝인가요 아니면 한번 더 있을까요
reunion.will | 이혼한 전남편과 재결합할 수 있을까요
reunion.will | 애 아빠랑 다시 합칠 수 있을지
reunion.will | 다시 만나면 예전처럼 행복할 수 있을까
reunion.will | 재회하면 이번엔 오래갈까
reunion.will | 다시 만나도 같은 이유로 헤어지려나
reunion.will | 전남친이랑 친구로라도 지낼 수 있을까
reunion.will | 편지 보냈는데 마음이 움직일까요 헤어진 여친
reunion.will | 3년 전 사람인데 다시 이어질 수도 있나요
reunion.will | 첫사랑을 다시 만나게 될까
reunion.will | 우연히라도 다시 마주칠 일이 있을까요
reunion.will | 그때 그 사람이랑 다시 볼 수 있어?
reunion.will | 군대 때문에 헤어졌는데 제대하면 다시 만날까
reunion.will | 유학가면서 끝났는데 귀국하면 다시 시작할 수 있을까
reunion.will | 부모님 반대로 헤어진 사람 다시 만날 수 있나요
reunion.will | 바람피다 걸려서 차였는데 용서받을 수 있을까요
reunion.will | 내가 잘못해서 끝났는데 나를 용서해줄까
reunion.will | 빌었는데 안 받아줬어 나중엔 받아줄까
reunion.will | 환승한 전남친이 후회하고 돌아올까
reunion.will | 나 찬거 후회하고 연락올까
reunion.will | 후폭풍 오긴 오나요 그 사람한테
reunion.will | 재회 확률 몇퍼?
reunion.will | 우리 다시 돼?
reunion.will | 다시 만날 운명이긴 해?
reunion.will | 돌아오긴 하냐 걔
reunion.will | 마음 돌아서면 끝인 사람인데 가망있을까
reunion.will | 헤어졌다 다시 만난 적이 두번 있는데 이번에도 돌아올까요
reunion.will | 연말에 연락이 닿을까요 헤어진 사람이랑
reunion.will | 전남친 생일에 연락하면 답은 해줄까
reunion.will | 전여친이 제 연락을 받아줄까요
reunion.will | 만나자고 하면 나와줄까 전남친이
reunion.will | 내가 사과하면 다시 받아줄까
reunion.will | 다시 고백하면 걔가 받아주려나 한번 사귀었던 애인데
reunion.will | 지금은 싫다지만 시간이 지나면 마음이 바뀔까요
reunion.will | 이번 달 안에 재회 소식 있을까
reunion.will | 헤어졌는디 그 사람이 다시 올랑가요
reunion.will | 갸가 다시 돌아올까예
reunion.will | 전남친 돌아온다에 걸어도 됨?
reunion.will | 집 나간 남편이 돌아올까요
reunion.will | 별거 중인 아내가 마음을 돌릴까요
reunion.will | 잠수이별한 놈 다시 나타날까
reunion.will | 나랑 걔랑 다시 엮일일 있어?
reunion.will | 기다리면 올까
reunion.will | 기다리면 진짜 돌아와?
reunion.will | 제가 변하면 그 사람이 다시 봐줄까요
reunion.will | 썸이었다 끝난 사이인데 다시 이어질까 전 썸남
reunion.feel | 걔는 나 다 잊었겠지
reunion.feel | 나 차고 발뻗고 잘까
reunion.feel | 헤어지자고 한 사람도 밤에 내 생각할까
reunion.feel | 전남친 인스타에 슬픈 노래 올리는데 내얘긴가
reunion.feel | 전여친이 프사를 안 바꾸는데 미련이 있는건가요
reunion.feel | 커플사진 아직 안내린거 무슨 뜻이야 헤어졌는데
reunion.feel | 내 물건 안 돌려주는 전남친 심리
reunion.feel | 술먹고 새벽에 전화한 전남친 무슨 마음이야
reunion.feel | 전남친이 자꾸 잘지내냐고 물어 그냥 안부야 미련이야
reunion.feel | 새 여자 만나면서 나한테 연락하는건 뭐임
reunion.feel | 그사람 나를 미워할까
reunion.feel | 저를 원망하고 있을까요 제가 많이 상처줬거든요
reunion.feel | 전남친은 나를 어떤 사람으로 기억할까
reunion.feel | 우리 추억 생각하긴 할까
reunion.feel | 헤어지고 걔가 더 잘 사는거 같은데 진짜 괜찮은걸까
reunion.feel | 다시 만나자는 말 진심일까 심심해서일까
reunion.feel | 환승이별한 걔는 양심의 가책도 없을까
reunion.feel | 지금 만나는 여자를 나보다 더 사랑할까
reunion.feel | 내가 먼저 연락오길 기다리고 있는건 아닐까
reunion.feel | 자존심때문에 연락 못하는걸까 마음이 없는걸까 전남친
reunion.feel | 왜 차단은 안하는걸까 미련인가 전여친
reunion.feel | 스토리 제일 먼저 보는 전남친 아직 마음있는거야?
reunion.feel | 전남편이 저한테 아직 정이 남았을까요
reunion.feel | 헤어진 그이도 저처럼 아플까요
reunion.feel | 내 소식 궁금해할까
reunion.feel | 다른 남자 생긴거 알면 걔 기분이 어떨까
reunion.feel | 나 결혼한다고 하면 전남친 울까
reunion.feel | 날 차놓고 왜 질투하는 티를 내 무슨마음임
reunion.feel | 친구로 지내자는 전남친 무슨 속셈이야
reunion.feel | 헤어질때 울던데 마음 남아서 그런거겠지
reunion.feel | 걔한테 나는 그냥 지나간 사람일까
reunion.feel | 한번이라도 나를 진심으로 사랑하긴 했을까
reunion.feel | 나랑 만날때 진심이었을까 그 사람
reunion.feel | 나랑 헤어진거 다행이라고 생각하는거 아니야?
reunion.feel | 걔도 힘든데 안 힘든 척하는거겠지
reunion.feel | 제 생일에 문자 보낸 전여친 심리가 궁금합니다
reunion.feel | 마지막에 미안하다고 한건 무슨 의미였을까
reunion.feel | 나랑 다시 시작할 마음이 조금은 있을까요
reunion.should | 전남친한테 사과 문자 하나 보내도 돼?
reunion.should | 술김에 전여친한테 전화했는데 아침에 해명해야할까
reunion.should | 헤어진지 한달 지났는데 지금 연락하면 너무 빠른가
reunion.should | 전남친이 만나재 나가도 될까
reunion.should | 전남친이 밥 먹자는데 먹어도 되나
reunion.should | 다시 사귀자고 하는데 받아줘 말아
reunion.should | 재회 제안 받았는데 응해도 될까요
reunion.should | 바람핀 전남친이 빌면서 돌아왔어요 한번 더 기회줘도 될까
reunion.should | 한번 더 잡아볼까
reunion.should | 마지막으로 한번만 매달려봐도 될까요
reunion.should | 찾아가는건 무섭고 편지라도 써볼까
reunion.should | 빌려준 책 핑계로 연락해봐도 될까
reunion.should | 커플링 돌려준다고 만나자 할까
reunion.should | 전남친 결혼한다는데 축하한다고 해야돼?
reunion.should | 모임에서 전남친 마주칠텐데 가도 될까
reunion.should | 걔 생일인데 모른척 할까 축하해줄까
reunion.should | 새해 인사 핑계로 전여친한테 보내볼까
reunion.should | 친구로 지내자는데 그러자고 할까요
reunion.should | 헤어졌는데 자꾸 만나서 자요 이대로 만나도 될까요
reunion.should | 내가 찼는데 다시 만나자고 해도 염치없지 않을까
reunion.should | 차놓고 후회중 다시 연락해봐도 될까
reunion.should | 재결합해도 괜찮을까요 이혼한 사이입니다
reunion.should | 애들 봐서라도 다시 합쳐야 할까요
reunion.should | 헤어진 남친 어머니가 연락왔는데 답장해야될까
reunion.should | 전남친 친구한테 소식 물어봐도 될까
reunion.should | 기다려볼까요 전남친
reunion.should | 그사람 마음 정리될 때까지 기다려도 될까요
reunion.should | 다시 만나자고 먼저 말해볼까
reunion.should | 잡을까 말까 잡으면 후회 안할까
reunion.should | 붙잡으러 갈까
reunion.should | 팔로우 다시 걸어볼까 전여친
reunion.should | 답장 온 전남친한테 보고싶다고 해도 돼?
reunion.should | 재회하고 싶다고 솔직하게 말하는게 나을까
reunion.should | 여친있는 전남친이 연락하는데 받아줘야하나
reunion.should | 첫사랑이 연락왔어요 만나봐도 될까요
reunion.should | 헤어진지 일년인데 이제와서 연락하는거 에바?
reunion.should | 이제 와서 잡는건 욕심일까요
reunion.when | 걔한테 연락오는건 언제쯤일까 헤어진지 두달
reunion.when | 전남친 언제 돌아와
reunion.when | 다시 만나게 되는 시기 알려줘
reunion.when | 올해야 내년이야 재회하는거
reunion.when | 헤어진 여친한테 연락하려면 얼마나 있다가 해야돼
reunion.when | 한달 공백기 두고 연락하면 될까 더 둬야할까
reunion.when | 후폭풍 보통 언제 와요
reunion.when | 언제쯤 제 빈자리를 느낄까요
reunion.when | 언제 후회하고 연락할까 그놈은
reunion.when | 몇달 지나야 다시 말 걸어도 될까
reunion.when | 재회운 들어오는 달이 언제예요
reunion.when | 그 사람 마음이 누그러지는건 언제일까
reunion.when | 전남편과 다시 합치는 때는 언제가 좋을까요
reunion.when | 사과하러 가려면 언제가 좋을까 헤어진 사람한테
reunion.when | 어느 계절에 다시 만나
reunion.when | 언제까지 기다려야 돌아와
reunion.when | 얼마나 더 기다려야하나요 그 사람
reunion.when | 전여친한테 편지 언제 부치는게 좋아
reunion.how | 다시 만나려면 내가 뭘 어떻게 해야 돼
reunion.how | 돌아오게 하는 방법 없을까
reunion.how | 전남친 마음 돌리는 법
reunion.how | 헤어진 여친 어떻게 잡아요
reunion.how | 재회 첫 연락 뭐라고 보내지
reunion.how | 전남친이 연락왔는데 뭐라고 답해야 좋을까
reunion.how | 오랜만에 만나기로 했는데 가서 어떻게 행동해야 돼 전남친이랑
reunion.how | 이번에 재회하면 안 헤어지려면 뭘 조심해
reunion.how | 예전과 달라진 모습을 어떻게 보여줄까요
reunion.how | 같은 직장인데 전남친이랑 매일 마주쳐 어떻게 대해야돼
reunion.how | 같은 과라 맨날 봐야하는데 어떻게 대하지 전여친
reunion.how | 다시 합치려면 남편한테 어떻게 말해야 할까요
reunion.how | 제가 잘못한 이별인데 어떻게 사과하면 마음이 풀릴까요
reunion.how | 매달려서 질리게 만들었는데 이미지 회복 어떻게 함
reunion.how | 부모님 반대로 깨졌는데 다시 설득하려면
reunion.how | 재회 준비하는 동안 나는 뭘 하면 될까
reunion.how | 연락 기다리는 동안 어떻게 지내야 하나요 헤어진지 얼마 안됐어요
reunion.how | 전남친한테 자연스럽게 연락하는 방법좀
reunion.how | 차분하게 다시 이야기해보고 싶은데 어떻게 꺼내죠 끝난 사이라
reunion.why | 왜 갑자기 끝내자고 했는지 아직도 궁금해
reunion.why | 나 뭘 잘못해서 차였을까
reunion.why | 좋다고 할땐 언제고 왜 떠났을까요
reunion.why | 걔는 왜 한마디 설명도 없이 떠났을까
reunion.why | 헤어진 진짜 이유가 뭐였을까
reunion.why | 사랑한다면서 왜 헤어지자고 했을까
reunion.why | 전남친은 왜 이제와서 연락하는걸까
reunion.why | 헤어졌는데 왜 자꾸 안부를 물어
reunion.why | 우린 왜 만났다 헤어졌다를 반복하는걸까
reunion.why | 몇번을 헤어져도 왜 다시 만나게 되는거죠
reunion.why | 왜 붙잡는데도 뿌리치고 갔을까
reunion.why | 나같은 여자를 왜 놓쳤을까 걔는
reunion.why | 왜 그때 잡지 않았을까 나는
reunion.why | 아내가 왜 집을 나갔을까요
reunion.why | 왜 하필 결혼 앞두고 떠난건지
reunion.why | 잘해줬는데 왜 나를 버렸지
reunion.why | 왜 나보다 못한 애한테 갔을까
reunion.why | 헤어지고 왜 바로 딴사람을 만나지 그게 돼?
reunion.letgo | 이제 기다리는거 그만해야 할까 전남친
reunion.letgo | 재회 포기하는게 내 정신건강에 좋겠지
reunion.letgo | 새 여자 생겼으면 잊어주는게 맞지
reunion.letgo | 결혼한다는 소식 들었어 이제 보내야지?
reunion.letgo | 답이 없으면 그냥 놓는게 맞나요 헤어진 사람
reunion.letgo | 돌아올 사람이 아니면 지금이라도 단념할까
reunion.letgo | 미련 접고 새출발하는게 나을까요 아니면 더 기다릴까요
reunion.letgo | 전남친 번호 지우는게 좋을까
reunion.letgo | 1년째 못 잊고 기다리는데 그만둘까
reunion.letgo | 이 인연 여기서 끊어내도 되겠습니까 전처와의
reunion.letgo | 다시 만나자는데 거절하는게 맞을까
reunion.letgo | 재회해도 상처만 받을거면 포기하려고 맞을까
reunion.letgo | 마음 없다는 사람 붙잡고 있는거 그만할까
reunion.letgo | 이쯤이면 포기해야되는거 아이가 돌아올 생각이 없는데
reunion.letgo | 잡는 거 그만하는게 나을까 벌써 세번 거절당함
reunion.like | 그 사람이랑 나는 어떤 인연이었을까
reunion.like | 전남친이랑 나 인연의 끈이 남아있는 사이야?
reunion.like | 우리는 스쳐가는 인연이었나요
reunion.like | 그 사람은 내 인생에 어떤 의미였을까
reunion.like | 악연이었나 전여친이랑
reunion.like | 전남친이랑 궁합이 원래 안좋았던거야?
reunion.like | 왜 이렇게 끊기지 않는 인연인지 무슨 인연이에요 전남편과는
`);
